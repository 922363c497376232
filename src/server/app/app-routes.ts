import { type Context, type Handler, Hono } from 'hono';
import type { ServedSite } from '@/sites/site-source';
import { type Precache, pathOfRole, precachePath, routeOf, workerPath } from '@/storefront/server';
import type { Build } from '../assets/build';
import { contentTypeOf } from '../assets/content-types';
import { encodeBody } from '../assets/encode-body';
import { sendBody } from '../assets/send-body';
import type { SiteFiles } from '../assets/site-files';
import { iconPath, toMaskableIcon } from '../assets/to-maskable-icon';
import { pageIdOf, shellIdOf } from '../page-ids';
import type { GuestPages } from '../pages/guest-pages';
import { originOf } from '../pages/host-bodies';
import { plainPage } from '../pages/plain-page';
import type { ResolvedPages } from '../pages/resolved-pages';
import type { RouteTable } from '../pages/route-table';
import { documentHeadersOf } from '../pages/show-page';
import type { PlatformSource } from '../platform/platform-source';
import { modes } from '../platform/status-source';
import type { ServerEnv } from '../server-env';
import { languageOf } from '../visitor-language';
import { removingWorker } from './removing-worker';

/** What the installed app's routes need. */
export type AppRoutesInput = {
  readonly build: () => Build;
  readonly files: (served: ServedSite) => SiteFiles;
  readonly platforms: PlatformSource;
  readonly pages: ResolvedPages;
  readonly routes: (site: ServedSite['site']) => RouteTable;
  readonly guestPages: GuestPages;
  /** False removes the worker from every browser. */
  readonly isOn: boolean;
};

const offlinePath = '/offline.html';

/** The service worker of the merchant's host, its list of files, the offline document, and the maskable icon. */
export function createAppRoutes(input: AppRoutesInput): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get(workerPath, sendWorker(input));
  app.get(precachePath, sendPrecache(input));
  app.get(offlinePath, sendOffline(input));
  app.get(iconPath, async (context) => {
    const served = context.get('served');
    const icon = await toMaskableIcon(served);
    return icon === undefined ? context.notFound() : respond(context, icon, '.svg', { 'cache-control': 'no-cache' });
  });
  return app;
}

/** The worker's text differs with each build. That is how a browser notices a new version. */
function sendWorker({ build, isOn }: AppRoutesInput): Handler<ServerEnv> {
  return (context) => {
    const { id, worker } = build();
    const code = isOn && worker !== undefined ? `self.liveryBuild=${JSON.stringify(id)};\n${worker}` : removingWorker;
    return respond(context, code, '.js', { 'cache-control': 'no-cache', 'service-worker-allowed': '/' });
  };
}

function sendPrecache(input: AppRoutesInput): Handler<ServerEnv> {
  return async (context) => {
    const served = context.get('served');
    const list = await toPrecache(input, served, languageOf(context, served));
    const headers = { 'cache-control': 'private, no-cache', vary: 'Cookie, Accept-Language, Accept-Encoding' };
    return respond(context, JSON.stringify(list), '.json', headers);
  };
}

async function toPrecache(input: AppRoutesInput, served: ServedSite, language: string): Promise<Precache> {
  const { build, files, platforms, pages, routes } = input;
  const now = await platforms.get(served, language);
  const { site } = served;
  const shell = shellIdOf(site);
  const linksOf = (...names: readonly string[]) => {
    const resolvedPages = names.flatMap((page) => pages(served, now, page) ?? []);
    return build().linksFor([
      ...new Set(resolvedPages.flatMap(({ nodes }) => Object.values(nodes).map(({ use }) => use))),
    ]);
  };
  const { scripts, preloads, styles } = linksOf(shell, pageIdOf(site, 'home'), pageIdOf(site, 'offline'));
  const documentStyles = linksOf(shell).styles;
  const { textUrls, assetUrls } = files(served);
  const { logo, icon } = site.merchant.brand ?? {};
  const brand = [logo, icon].flatMap((image) => (image === undefined ? [] : (assetUrls[image] ?? [])));
  const texts = textUrls[language];
  const sheets = styles.filter((href) => !documentStyles.includes(href));
  const routeList = routes(site).routes;
  const allFiles = [...scripts, ...preloads, ...sheets, ...(texts === undefined ? [] : [texts]), ...brand];
  return {
    files: [...new Set(allFiles)],
    shell: pathOfRole(routeList, 'home'),
    shellPaths: routeOf(routeList, 'home')?.paths ?? [],
    offline: offlinePath,
  };
}

/** The offline page for guests, in the merchant's looks and the visitor's language. */
function sendOffline({ platforms, guestPages }: AppRoutesInput): Handler<ServerEnv> {
  return async (context) => {
    const served = context.get('served');
    const language = languageOf(context, served);
    const now = await platforms.get(served, language);
    const request = {
      served,
      now,
      language,
      pageId: pageIdOf(served.site, 'offline'),
      url: '/offline',
      canonical: undefined,
      mode: modes.open,
      origin: originOf(context.get('client')),
    } as const;
    const page = await guestPages(request);
    if (page === undefined) return plainPage(200, 'No connection', 'Check the connection and load the page again.');
    return sendBody(context, { body: page.body, headers: documentHeadersOf(context, page) });
  };
}

async function respond(context: Context<ServerEnv>, text: string, ending: string, headers: Record<string, string>) {
  const body = await encodeBody(text);
  return sendBody(context, {
    body,
    headers: { vary: 'Accept-Encoding', ...headers, 'content-type': contentTypeOf(ending) },
  });
}
