import type { Site } from '@/engine';
import type { Log } from '../log';
import { messages } from '../messages';
import { sameOr, toServed } from './create-folder-source';
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

  /** A list that names another place, or a place that points elsewhere, would make the server ask whom it says: neither is followed. */
  const get = async (path: string, headers: Record<string, string> = {}) => {
    const target = new URL(path, url);
    if (!target.href.startsWith(url.href)) throw new Error(`"${path}" does not stand beside index.json`);
    return fetch(target, { headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) });
  };

  async function poll(): Promise<void> {
    polledAt = clock();
    const answer = await get('index.json', etag === undefined ? {} : { 'if-none-match': etag });
    if (answer.status === 304) return;
    const entries = answer.ok ? parsePublishedIndex(await answer.json()) : undefined;
    if (entries === undefined) throw new Error(`index.json answered ${answer.status} without a list of sites`);
    const served = await Promise.all([...entries].map(([merchant, entry]) => takeSite(merchant, entry)));
    const whole = served.every((site) => site.isCurrent);
    etag = whole ? (answer.headers.get('etag') ?? undefined) : undefined;
    const next = new Map(
      served.flatMap(({ merchant, site }) => (site === undefined ? [] : [[merchant, site] as const])),
    );
    // A store without ETags answers in full each time: only a change is one.
    const isSame = next.size === sites.size && [...next].every(([merchant, site]) => sites.get(merchant) === site);
    if (isSame) return;
    sites = next;
    for (const listener of listeners) listener();
  }

  async function takeSite(merchant: string, entry: PublishedEntry) {
    const known = sites.get(merchant);
    try {
      const site = known?.site.hash === entry.hash ? known.site : await fetchSite(merchant, entry);
      return { merchant, isCurrent: true, site: sameOr(known, toServed(site, assetsOf(entry))) };
    } catch (error) {
      log.error(messages.sourceUnreadable(`${url.href}${entry.file}`, reasonOf(error)));
      const kept: ServedSite | undefined = known;
      return { merchant, isCurrent: false, site: kept };
    }
  }

  async function fetchSite(merchant: string, entry: PublishedEntry): Promise<Site> {
    const answer = await get(entry.file);
    const site = answer.ok ? parsePublishedSite(await answer.json()) : undefined;
    if (site === undefined) throw new Error(`it answered ${answer.status} without a site`);
    if (site.id !== merchant) throw new Error(`it holds "${site.id}", the index names "${merchant}"`);
    if (site.hash !== entry.hash) throw new Error(`it holds ${site.hash}, the index names ${entry.hash}`);
    return site;
  }

  function assetsOf(entry: PublishedEntry): ReadonlyMap<string, Asset> {
    return new Map(
      Object.entries(entry.assets).map(([name, asset]) => [
        name,
        { hash: asset.hash, read: () => fetchAsset(asset.file) },
      ]),
    );
  }

  /** An error page is no picture: its address says it may be kept for good. */
  async function fetchAsset(file: string): Promise<Uint8Array> {
    const answer = await get(file);
    if (!answer.ok) throw new Error(`it answered ${answer.status} without a picture`);
    return new Uint8Array(await answer.arrayBuffer());
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
