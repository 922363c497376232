import type { ResolvedPage } from '@/engine/live';
import type { Boot } from '@/storefront/contract/boot';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';

/**
 * The result of a navigation: a page to draw, or `newer` if the site has changed or closed and the document must be
 * loaded again.
 */
export type LoadedPage = { readonly kind: 'page'; readonly page: ResolvedPage } | { readonly kind: 'newer' };

/** Layouts of this document's site, by page id. */
export type PageStore = {
  /** A layout at most `maxAge` milliseconds old; 10 s by default. */
  readonly load: (pageId: string, maxAge?: number) => Promise<LoadedPage>;
};

type Options = {
  readonly boot: Boot;
  readonly fetch: typeof fetch;
  /** The clock in epoch milliseconds. */
  readonly now: () => number;
};

type Entry = { readonly loaded: LoadedPage; readonly at: number };

/**
 * Milliseconds that a layout stays fresh. After them it is read again, so that a change shows at the next navigation.
 */
const freshMs = 10_000;

/** Time-out of a layout in milliseconds. */
const layoutTimeoutMs = 15_000;

/** Layouts from `/layout/<page>.json`. If one cannot be loaded, the last known one is used. */
export function createPageStore({ boot, fetch, now }: Options): PageStore {
  const entries = new Map<string, Entry>([[boot.pageId, { loaded: { kind: 'page', page: boot.page }, at: now() }]]);
  const requests = new Map<string, Promise<LoadedPage>>();
  const request = async (pageId: string): Promise<LoadedPage> => {
    const lastEntry = entries.get(pageId);
    try {
      const loaded = await fetchPage(boot, pageId, fetch);
      if (loaded.kind === 'page') entries.set(pageId, { loaded: keepSame(lastEntry, loaded), at: now() });
      return loaded.kind === 'page' ? keepSame(lastEntry, loaded) : loaded;
    } catch (error) {
      if (lastEntry === undefined) throw error;
      return lastEntry.loaded;
    } finally {
      requests.delete(pageId);
    }
  };
  const load = (pageId: string, maxAge = freshMs) => {
    const entry = entries.get(pageId);
    if (entry !== undefined && now() - entry.at < maxAge) return Promise.resolve(entry.loaded);
    const promise = requests.get(pageId) ?? request(pageId);
    requests.set(pageId, promise);
    return promise;
  };
  return { load };
}

/** An unchanged layout keeps its object, so that nothing is compiled or drawn again. */
function keepSame(lastEntry: Entry | undefined, next: LoadedPage): LoadedPage {
  const lastHash = lastEntry?.loaded.kind === 'page' ? lastEntry.loaded.page.hash : undefined;
  return lastEntry !== undefined && next.kind === 'page' && lastHash === next.page.hash ? lastEntry.loaded : next;
}

async function fetchPage(boot: Boot, pageId: string, fetchJson: typeof fetch): Promise<LoadedPage> {
  const url = `/layout/${encodeURIComponent(pageId)}.json?v=${boot.site}-${boot.settings}`;
  const signal = AbortSignal.timeout(layoutTimeoutMs);
  const throwFailed = () => {
    throw new GatewayError({ code: signal.aborted ? 'timeout' : 'network' });
  };
  const response = await fetchJson(url, { cache: 'no-cache', credentials: 'same-origin', signal }).catch(throwFailed);
  if (response.status === 404) return { kind: 'newer' };
  if (!response.ok)
    throw new Error(`The layout of "${pageId}" answered ${response.status}, so the page cannot be shown. Try again.`);
  const answer: unknown = await response
    .json()
    .catch((error: unknown) => (signal.aborted ? throwFailed() : Promise.reject(error)));
  if (isClosed(answer)) return { kind: 'newer' };
  if (!isAnswer(answer))
    throw new Error(`The layout of "${pageId}" is not of the agreed shape, so the page cannot be shown. Try again.`);
  const isSame = answer.site === boot.site && answer.settings === boot.settings;
  return isSame ? { kind: 'page', page: answer.page } : { kind: 'newer' };
}

type Answer = { readonly page: ResolvedPage; readonly site: string; readonly settings: string };

/** Under maintenance or a region's restriction there is no layout: the document says so. */
function isClosed(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'mode' in value;
}

/** The engine of this server made the layout, so checking its frame is enough. */
function isAnswer(value: unknown): value is Answer {
  if (typeof value !== 'object' || value === null || !('page' in value)) return false;
  if (!('site' in value) || !('settings' in value)) return false;
  const { page } = value;
  return typeof page === 'object' && page !== null && 'nodes' in page && 'root' in page;
}
