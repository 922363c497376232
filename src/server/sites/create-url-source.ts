import type { Site } from '@/engine';
import type { Log } from '../log';
import { messages } from '../messages';
import { toServed } from './create-folder-source';
import { type PublishedEntry, parsePublishedIndex, parsePublishedSite } from './published';
import type { Asset, ServedSite, ServedSites, SiteSource } from './site-source';

/** An object store or CDN that holds what `publish` wrote. */
export type UrlSourceInput = {
  /** Folder address; ends with `/`. */
  readonly url: URL;
  readonly log: Log;
  readonly clock?: () => number;
  readonly fetch?: typeof globalThis.fetch;
};

const pollEveryMs = 5_000;
const timeoutMs = 5_000;

/** Polls `index.json` by its ETag, behind navigations; a site is taken only when it is whole and has the hash the index names. */
export async function createUrlSource(input: UrlSourceInput): Promise<SiteSource> {
  const { url, log, clock = Date.now, fetch = globalThis.fetch } = input;
  const listeners: (() => void)[] = [];
  let sites: ServedSites = new Map();
  let etag: string | undefined;
  let polledAt = Number.NEGATIVE_INFINITY;
  let running: Promise<void> | undefined;

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(new URL(path, url), { headers, signal: AbortSignal.timeout(timeoutMs) });

  async function poll(): Promise<void> {
    polledAt = clock();
    const answer = await get('index.json', etag === undefined ? {} : { 'if-none-match': etag });
    if (answer.status === 304) return;
    const entries = answer.ok ? parsePublishedIndex(await answer.json()) : undefined;
    if (entries === undefined) throw new Error(`index.json answered ${answer.status} without a list of sites`);
    const served = await Promise.all([...entries].map(([merchant, entry]) => takeSite(merchant, entry)));
    const whole = served.every((site) => site.isCurrent);
    etag = whole ? (answer.headers.get('etag') ?? undefined) : undefined;
    sites = new Map(served.flatMap(({ merchant, site }) => (site === undefined ? [] : [[merchant, site] as const])));
    for (const listener of listeners) listener();
  }

  async function takeSite(merchant: string, entry: PublishedEntry) {
    const known = sites.get(merchant);
    try {
      const site = known?.site.hash === entry.hash ? known.site : await fetchSite(entry);
      return { merchant, isCurrent: true, site: toServed(site, assetsOf(entry)) };
    } catch (error) {
      log.error(messages.sourceUnreadable(new URL(entry.file, url).href, reasonOf(error)));
      const kept: ServedSite | undefined = known;
      return { merchant, isCurrent: false, site: kept };
    }
  }

  async function fetchSite(entry: PublishedEntry): Promise<Site> {
    const answer = await get(entry.file);
    const site = answer.ok ? parsePublishedSite(await answer.json()) : undefined;
    if (site === undefined) throw new Error(`it answered ${answer.status} without a site`);
    if (site.hash !== entry.hash) throw new Error(`it holds ${site.hash}, the index names ${entry.hash}`);
    return site;
  }

  function assetsOf(entry: PublishedEntry): ReadonlyMap<string, Asset> {
    return new Map(
      Object.entries(entry.assets).map(([name, asset]) => [
        name,
        { hash: asset.hash, read: async () => new Uint8Array(await (await get(asset.file)).arrayBuffer()) },
      ]),
    );
  }

  function refresh(): Promise<void> {
    if (clock() - polledAt < pollEveryMs) return Promise.resolve();
    running ??= poll()
      .catch((error: unknown) => log.error(messages.sourceUnreadable(url.href, reasonOf(error))))
      .finally(() => {
        running = undefined;
      });
    return sites.size === 0 ? running : Promise.resolve();
  }

  await refresh();
  return {
    current: () => sites,
    refresh,
    onChange: (listener) => void listeners.push(listener),
    close: () => undefined,
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
