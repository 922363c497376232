import type { Context } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Log } from '@/sites/log';
import type { ServedSite } from '@/sites/site-source';
import { closedParameter } from '@/storefront/server';
import { missingFile } from '../assets/missing-file';
import { sendBody } from '../assets/send-body';
import { sharedHeaders } from '../cdn/shared-headers';
import { documentHeaders } from '../common-headers';
import { parseHost } from '../hosts/parse-host';
import { messages } from '../messages';
import { pageIdOf } from '../page-ids';
import type { PlatformSource } from '../platform/platform-source';
import { type Mode, modes, type StatusSource } from '../platform/status-source';
import { visitorMode } from '../platform/visitor-mode';
import { requestFields } from '../request-fields';
import type { ServerEnv } from '../server-env';
import { languageOf, linkLanguageOf } from '../visitor-language';
import type { DraftOf } from './create-boot-of';
import type { GuestPages } from './guest-pages';
import { createHostBodies, originOf } from './host-bodies';
import type { GuestPage } from './make-page';
import type { PageRequest } from './page-request';
import { brokenPage, plainPage } from './plain-page';
import { returnHeaders } from './return-headers';
import type { RouteTable } from './route-table';
import { significantQuery } from './significant-query';

/** The parts that a navigation needs. */
export type ShowPageInput = {
  readonly guestPages: GuestPages;
  readonly platforms: PlatformSource;
  readonly statuses: StatusSource;
  readonly routes: (site: ServedSite['site']) => RouteTable;
  readonly log: Log;
  /** Without it, every request gets a document. */
  readonly draftOf?: DraftOf;
};

type Handler = (context: Context<ServerEnv>) => Promise<Response>;
type Send = (context: Context<ServerEnv>, status: number, page: GuestPage) => Promise<Response>;

/** Answers a navigation: the page of the path, the not-found page, or the page of a closed platform. */
export function createShowPage(input: ShowPageInput): Handler {
  const { guestPages, platforms, statuses, routes, log } = input;
  const bodyFor = createHostBodies();
  const send: Send = async (context, status, page) => {
    const body = await bodyFor(page, originOf(context.get('client')));
    const headers = {
      ...documentHeadersOf(context, page),
      ...returnHeaders(context.req.url),
      ...languageCookieOf(context),
    };
    if (status !== 200 || !page.isWhole || !isForEverybody(context, headers))
      return sendBody(context, { body, status, headers });
    const cacheHeaders = sharedHeaders(context.get('served').site.id, context.get('route'));
    return sendBody(context, { body, headers: { ...headers, ...cacheHeaders } });
  };
  return async (context) => {
    const served = context.get('served');
    const language = languageOf(context, served);
    const match = routes(served.site).match(context.req.path);
    if (match.kind === 'redirect') {
      context.set('route', 'redirect');
      return redirect(context, match.to);
    }
    if (match.kind === 'none' && isFile(context.req)) {
      context.set('route', 'missing-file');
      return missingFile();
    }
    const isShared = isOfCache(context);
    // A shared document is drawn as if the site were open. Its own script, and the CDN, ask for each visitor.
    const modeAnswer: Mode | Promise<Mode> = isShared ? modes.open : visitorMode(statuses, context, language);
    const now = await platforms.get(served, language);
    const openPage: PageRequest = {
      served,
      now,
      language,
      mode: modes.open,
      origin: originOf(context.get('client')),
      // The not-found page is a 404, which a cache cannot revalidate, so it is always sent whole.
      ifNoneMatch: isShared && match.kind === 'page' ? context.req.header('if-none-match') : undefined,
      ...(match.kind === 'page'
        ? {
            pageId: match.pageId,
            canonical: match.canonical,
            url: addressOf(context, served.site, match.pageId),
          }
        : atAnyAddress(pageIdOf(served.site, 'not-found'))),
    };
    context.set('route', openPage.pageId);
    if (input.draftOf !== undefined && context.req.header('accept') === 'application/json') {
      const mode = await modeAnswer;
      const draft = input.draftOf(mode === modes.open ? openPage : toClosed(openPage, mode));
      return draft === undefined ? missingFile() : Response.json(draft, { headers: { 'cache-control': 'no-store' } });
    }
    try {
      const [mode, page] = await Promise.all([modeAnswer, guestPages(openPage)]);
      if (mode !== modes.open)
        return await sendClosed(context, mode, { send, page: await guestPages(toClosed(openPage, mode)) });
      if (page === undefined) return plainPage(404, 'Page not found', 'There is no page at this address.');
      return await send(context, match.kind === 'page' ? 200 : 404, page);
    } catch (error) {
      const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
      log.error(messages.renderFailed(served.site.id, openPage.pageId, reason), requestFields(context));
      return brokenPage();
    }
  };
}

/** Keeps the language of a link in a cookie for a year, unless one is chosen: later requests do not name it. */
function languageCookieOf(context: Context<ServerEnv>): Readonly<Record<string, string>> {
  const served = context.get('served');
  const language = languageOf(context, served);
  return linkLanguageOf(context, served) !== language || getCookie(context, 'lang') === language
    ? {}
    : { 'set-cookie': `lang=${language}; Path=/; Max-Age=31536000; SameSite=Lax` };
}

/**
 * The page of a closed platform. The browser's address stays, so that a reload asks for the wanted page again; the
 * document is drawn and cached under its own address.
 */
function toClosed(openPage: PageRequest, mode: ClosedMode): PageRequest {
  const pageId = pageIdOf(openPage.served.site, mode === modes.maintenance ? 'maintenance' : 'region-restricted');
  return { ...openPage, ...atAnyAddress(pageId), mode };
}

/** A page that shows at any address. */
function atAnyAddress(pageId: string) {
  return { pageId, canonical: undefined, url: `/${pageId}` };
}

type ClosedMode = Exclude<Mode, typeof modes.open>;
type ClosedPage = { readonly send: Send; readonly page: GuestPage | undefined };

const retryAfterSeconds = '120';

async function sendClosed(
  context: Context<ServerEnv>,
  mode: ClosedMode,
  { send, page }: ClosedPage,
): Promise<Response> {
  const status = mode === modes.maintenance ? 503 : 451;
  const response =
    page === undefined
      ? plainPage(status, 'Closed', 'This site is closed at the moment.')
      : await send(context, status, page);
  response.headers.set('cache-control', 'no-store');
  if (mode === modes.maintenance) response.headers.set('retry-after', retryAfterSeconds);
  return response;
}

/**
 * The headers of a document and its policy. The policy names the host of the browser's address bar if that is known.
 */
export function documentHeadersOf(context: Context<ServerEnv>, { headers, policy }: GuestPage): GuestPage['headers'] {
  if (policy === undefined) return headers;
  const host = isHostReliable(context) ? parseHost(context.get('client').host) : undefined;
  return { ...headers, 'content-security-policy': policy(host) };
}

function isHostReliable(context: Context<ServerEnv>): boolean {
  const { host = '', isHostDoubtful } = context.get('client');
  return !isHostDoubtful && !/\.(:\d+)?$/.test(host);
}

/** Whether a shared cache asks, and not for a visitor who was led to an address that says why the site is closed. */
function isOfCache(context: Context<ServerEnv>): boolean {
  return context.get('cacheLanguage') !== undefined && context.req.query(closedParameter) === undefined;
}

/**
 * Whether a shared cache asks, and nothing in the headers is for one visitor or depends on what the cache lets pass.
 */
function isForEverybody(context: Context<ServerEnv>, headers: GuestPage['headers']): boolean {
  return (
    isOfCache(context) &&
    isHostReliable(context) &&
    headers['set-cookie'] === undefined &&
    headers['cache-control'] === documentHeaders['cache-control']
  );
}

function addressOf(context: Context<ServerEnv>, site: ServedSite['site'], pageId: string): string {
  const { path, url } = context.req;
  const query = url.indexOf('?');
  if (query === -1) return path;
  const names = site.pages[pageId]?.query ?? [];
  return `${path}${significantQuery(new URLSearchParams(url.slice(query)), names)}`;
}

/** A missing picture or script gets no page: nobody would see it, and dead links request many. */
function isFile(request: Context['req']): boolean {
  const destination = request.header('sec-fetch-dest');
  return fileName.test(request.path) || (destination !== undefined && partDestinations.has(destination));
}

/** A path that ends as files do. Addresses of pages may end in `.html`. */
const fileName = /\.(?!html?$)[a-z][a-z0-9]{1,9}$/i;
/** Values of `Sec-Fetch-Dest` for parts of a page. */
const partDestinations: ReadonlySet<string> = new Set([
  'image',
  'script',
  'style',
  'font',
  'audio',
  'video',
  'track',
  'manifest',
]);

function redirect(context: Context<ServerEnv>, to: string): Response {
  const { url } = context.req;
  const query = url.indexOf('?');
  return context.redirect(query === -1 ? to : `${to}${url.slice(query)}`, 308);
}
