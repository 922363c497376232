import type { Log } from '@/sites/log';
import type { Boot } from '@/storefront/server';
import { sizeOfBody } from '../assets/encode-body';
import { messages } from '../messages';
import { type Metrics, noMetrics } from '../metrics/metrics';
import type { BootOf } from './create-boot-of';
import { createFindUnchanged, findVersion } from './find-unchanged';
import { createKnownValues } from './known-values';
import { type GuestPage, type MakePageInput, makePage, type Render } from './make-page';
import type { PageRequest } from './page-request';
import { Busy, createRenderPlaces } from './render-places';
import { createSwrCache, type SwrCache } from './swr-cache';

/** Documents for guests, cached by merchant, language, mode and address. `undefined` if the site lacks the page. */
export type GuestPages = (request: PageRequest) => Promise<GuestPage | undefined>;

/** What making documents needs, and the limits of their cache. */
export type GuestPagesInput = MakePageInput & {
  readonly bootOf: BootOf;
  readonly clock: () => number;
  readonly log: Log;
  readonly metrics: Metrics;
  /** Milliseconds that a document is served before it is renewed. Default: `standardFreshMs`. `0`: no cache. */
  readonly freshMs?: number;
  /** Most documents that are rendered at the same time. */
  readonly rendersAtOnce?: number;
};

/** Milliseconds that a document is served before it is renewed. */
const standardFreshMs = 10_000;
/** Age in milliseconds up to which an older one is served while a new one is made. */
const staleMs = 600_000;
/** The same where a shared cache keeps documents: their age is not told, so browsers would take old ones for new. */
const staleMsInCdn = 30_000;

const megabyte = 1024 * 1024;

/**
 * Documents are fresh for 10 s. Up to an age of 10 minutes, or 30 s with `cdn`, the old one is served while a new one
 * is made. They take at most 120 MB, of which addresses with a query, and those with a value that nobody knows, have
 * their own shares. If too many renders run at once, the cached document is served however old it is, else that of the
 * page without its query, else a thin one: skeletons that the browser fills.
 */
export function createGuestPages(input: GuestPagesInput): GuestPages {
  const { bootOf, build, metrics, rendersAtOnce = 8 } = input;
  const plainPages = createDocumentCache(input, 64 * megabyte, metrics.documentRead);
  const queryPages = createDocumentCache(input, 32 * megabyte, metrics.documentRead);
  const unknownPages = createDocumentCache(input, 8 * megabyte, metrics.documentRead);
  const findUnchanged = createFindUnchanged(input.clock, input.freshMs ?? standardFreshMs);
  const thinPages = createDocumentCache(input, 16 * megabyte);
  const places = createRenderPlaces(rendersAtOnce);
  const logBusy = createBusyNotice(input, rendersAtOnce);
  const knownValues = createKnownValues(input.clock, standardFreshMs);
  return async (visit) => {
    const { served, now, language, pageId, mode } = visit;
    const boot = bootOf(visit);
    if (boot === undefined) return undefined;
    const keyOf = (address: string) => `${served.site.id} ${language} ${mode} ${pageId} ${address}`;
    const version = `${served.version} ${now.hash} ${build().id}`;
    const { url: visitedUrl, knownUrl } = knownValues.narrow(visit);
    const isUnknown =
      visitedUrl !== knownUrl &&
      (unknownPages.peek(keyOf(visitedUrl), version) !== undefined || knownValues.takeRoom());
    const url = isUnknown ? visitedUrl : knownUrl;
    const request = { ...visit, url };
    const [path = url] = url.split('?', 1);
    const isVariant = path !== url;
    const render: Render = async (task) => {
      const startedAt = performance.now();
      const output = await input.render(task);
      metrics.documentRendered((performance.now() - startedAt) / 1_000);
      knownValues.learn(request, output);
      return output;
    };
    const place = <T>(task: () => Promise<T>) => places.make(isVariant, task);
    const make = async (kept?: GuestPage) => {
      const page = await place(() => makePage({ ...input, render }, request, { boot: boot(), kept }));
      // A shared cache would keep whatever values somebody invents.
      return isUnknown ? { ...page, isWhole: false } : page;
    };
    const cache = isUnknown ? unknownPages : isVariant ? queryPages : plainPages;
    try {
      if (!isUnknown && cache.peek(keyOf(url), version) === undefined) {
        const find = () => place(() => findVersion(input, request, boot()));
        const unchanged = await findUnchanged(request, { key: keyOf(url), version, find });
        if (unchanged !== undefined) return unchanged;
      }
      return await cache.get(keyOf(url), version, make);
    } catch (error) {
      if (!(error instanceof Busy)) throw error;
      metrics.requestRefused('render.busy');
      logBusy();
      return (
        plainPages.peek(keyOf(path), version) ??
        thinPages.get(keyOf(path), version, () => makeThin(input, { ...request, url: path }, boot()))
      );
    }
  };
}

function createDocumentCache(
  { clock, log, freshMs = standardFreshMs, cdn }: GuestPagesInput,
  maxSize: number,
  onRead = noMetrics.documentRead,
): SwrCache<GuestPage> {
  return createSwrCache({
    clock,
    freshMs,
    staleMs: freshMs === 0 ? 0 : cdn === undefined ? staleMs : staleMsInCdn,
    keepMs: freshMs === 0 ? 0 : staleMs,
    maxSize,
    sizeOf: ({ body }) => sizeOfBody(body),
    isPoorer: (fresh, cached) => fresh.queryCount < cached.queryCount,
    provisionalMs: (page) => page.provisionalMs,
    onRead,
    onError: (error, key) => {
      const [merchant = '', , , pageId = ''] = key.split(' ');
      if (!(error instanceof Busy)) log.error(messages.renewFailed(merchant, pageId, reasonOf(error)));
    },
  });
}

/** A document without query data. It is served as long as a whole one. */
async function makeThin(input: GuestPagesInput, request: PageRequest, boot: Boot): Promise<GuestPage> {
  const gateway = { ...input.gateway, ask: () => new Promise<never>(() => undefined) };
  return { ...(await makePage({ ...input, gateway, waitMs: 0 }, request, { boot })), provisionalMs: undefined };
}

/** Logs, at most once a minute, that visitors got an old or thin page because the server was busy. */
function createBusyNotice({ clock, log }: GuestPagesInput, mostRenders: number): () => void {
  let loggedAt = Number.NEGATIVE_INFINITY;
  return () => {
    if (clock() - loggedAt < 60_000) return;
    loggedAt = clock();
    log.error(messages.tooManyRenders(mostRenders));
  };
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
