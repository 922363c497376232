import { join } from 'node:path';
import { isObject, type JsonObject, type Site } from '@/engine';
import { textTablesOf } from '@/server/texts/text-tables';
import { messages } from '../messages';
import { openWorkspace } from '../workspace/workspace';
import { askServed } from './ask-served';
import { servedConsole } from './served-console';
import { writeAsset, writeSite } from './write-site';

/** The console answers of each merchant, by folder. */
export type Consoles = ReadonlyMap<string, unknown>;

/**
 * Writes the sites of a running server as a folder of merchants: its resolved pages, texts and pictures. Parts that a
 * server does not send, such as settings, are copied from `config`. Gives its platform's answers, so that both sides
 * are compared under them, and which brands are closed there. Throws an `Error` for ops.
 */
export async function copyServed(
  url: URL,
  folder: string,
  config: string,
): Promise<{ readonly consoles: Consoles; readonly closed: readonly string[] }> {
  const { loaded } = await openWorkspace(config);
  const consoles = new Map<string, unknown>();
  const closed: string[] = [];
  for (const host of hostsOf(url, [...loaded.sites.keys()])) {
    const { isClosed, boot } = await readHome(url, host);
    const id = isObject(boot?.merchant) ? String(boot.merchant.id) : '';
    if (isClosed) {
      closed.push(id || host);
      continue;
    }
    const site = loaded.sites.get(id);
    if (boot === undefined || site === undefined) continue;
    consoles.set(id, await servedConsole(url, host, site));
    await copySite({ url, host, boot }, site, join(folder, id));
  }
  if (consoles.size === 0)
    throw new Error(closed.length > 0 ? messages.closedThere(closed, url.href) : messages.nothingPublished(url.href));
  return { consoles, closed };
}

/**
 * A server on this machine has all merchants, each on its own host. Elsewhere only the merchant of the address is read.
 */
function hostsOf({ hostname, host, port }: URL, merchants: readonly string[]): readonly string[] {
  const isHere = hostname === 'localhost' || /^127\./.test(hostname) || hostname === '[::1]';
  return isHere ? merchants.map((id) => `${id}.localhost:${port}`) : [host];
}

type ServedBrand = { readonly url: URL; readonly host: string; readonly boot: JsonObject };

type Home = { readonly isClosed: boolean; readonly boot: JsonObject | undefined };

/** The boot state in a document of the server. A brand may be closed: by region (451), or for maintenance (503). */
async function readHome(url: URL, host: string): Promise<Home> {
  const answer = await askServed(url, host, '/m/home').catch(() => undefined);
  const [, text] = /<script[^>]*id="boot"[^>]*>(.*?)<\/script>/s.exec((await answer?.text()) ?? '') ?? [];
  const boot: unknown = text === undefined ? undefined : JSON.parse(text);
  return { isClosed: answer?.status === 451 || answer?.status === 503, boot: isObject(boot) ? boot : undefined };
}

async function copySite({ url, host, boot }: ServedBrand, site: Site, folder: string): Promise<void> {
  /** Undefined where nothing is there. Any other failure would seem to be a change for players. */
  const read = async (path: string): Promise<Response | undefined> => {
    const answer = await askServed(url, host, path);
    if (answer.ok) return answer;
    if (answer.status === 404) return undefined;
    throw new Error(messages.siteNotRead(site.id, url.href, `${path} answers ${answer.status}`));
  };
  const json = async (path: string): Promise<JsonObject> => {
    const value: unknown = await (await read(path))?.json();
    return isObject(value) ? value : {};
  };
  const routes = Array.isArray(boot.routes) ? boot.routes.filter(isObject) : [];
  const pages: Record<string, unknown> = {};
  for (const { page } of routes) {
    const { page: resolved } = await json(`/layout/${String(page)}.json`);
    if (isObject(resolved)) pages[String(page)] = toPageConfig(resolved);
  }
  const texts: Record<string, unknown> = {};
  for (const [language, path] of Object.entries(Object(boot.languages)))
    texts[language] = toConfigTexts(language, await json(String(path)), site);
  writeSite(folder, { merchant: site.merchant, pages, texts });
  for (const [reference, path] of Object.entries(Object(boot.assets))) {
    const answer = await read(String(path));
    if (answer === undefined) continue;
    writeAsset(folder, reference.replace(/^asset:/, ''), new Uint8Array(await answer.arrayBuffer()));
  }
}

/** A resolved page in the form of config. */
function toPageConfig({ page, kind, paths, title, access, shell, root, nodes }: JsonObject): JsonObject {
  const nodeEntries = Object.entries(Object(nodes)).map(([id, node]) => {
    const { audience: _audience, ...own } = Object(node);
    return [id, own] as const;
  });
  return {
    format: 1,
    id: page,
    kind,
    paths,
    ...(title === null ? {} : { title }),
    ...(access === undefined ? {} : { access }),
    shell,
    root,
    nodes: Object.fromEntries(nodeEntries),
  };
}

/**
 * Served texts have the merchant's digits and currency. A text that is equal to ours in that form is written as ours,
 * so that no difference is reported.
 */
function toConfigTexts(language: string, served: JsonObject, site: Site): JsonObject {
  const [readyTexts, ownTexts] = [textTablesOf(site)[language] ?? {}, site.texts[language] ?? {}];
  return Object.fromEntries(
    Object.entries(served)
      .filter(([key]) => ownTexts[key] !== undefined || readyTexts[key] === undefined)
      .map(([key, text]) => [key, text === readyTexts[key] ? ownTexts[key] : text]),
  );
}
