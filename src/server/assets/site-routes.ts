import { type Context, type Handler, Hono } from 'hono';
import type { ResolvedPage } from '@/engine';
import type { Asset, ServedSite } from '@/sites/site-source';
import type { ResolvedPages } from '../pages/resolved-pages';
import type { PlatformSource } from '../platform/platform-source';
import { modes, type StatusSource } from '../platform/status-source';
import type { ServerEnv } from '../server-env';
import { languageOf } from '../visitor-language';
import { contentTypeOf } from './content-types';
import { type EncodedBody, encodeBody, encodeFile } from './encode-body';
import { missingFile } from './missing-file';
import { sendBody } from './send-body';
import type { SiteFiles } from './site-files';
import { toWebManifest } from './to-web-manifest';

/** The parts that a merchant's files are made from. */
export type SiteRoutesInput = {
  readonly files: (served: ServedSite) => SiteFiles;
  readonly platforms: PlatformSource;
  readonly pages: ResolvedPages;
  readonly statuses: Pick<StatusSource, 'modeFor'>;
};

const cacheForGood = 'public, max-age=31536000, immutable';
const cacheAndCheck = 'no-cache';
const json = 'application/json; charset=utf-8';
const plainText = { 'content-type': 'text/plain; charset=utf-8' };
const robots = 'User-agent: *\nDisallow: /wps/\nDisallow: /lgw/\nDisallow: /lotto/\nDisallow: /layout/\n';

/**
 * Layouts, text tables, themes, pictures, web manifest and robots.txt of the host's merchant. Files of other merchants
 * get a 404.
 */
export function createSiteRoutes(input: SiteRoutesInput): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  app.get('/layout/:file', sendLayout(input));
  app.get('/texts/:merchant/:file', sendTexts(input));
  app.get('/theme/:file', sendTheme(input));
  app.get('/brand/:merchant/:hash/:file{.+}', sendPicture());
  app.get('/manifest.webmanifest', async (context) => {
    const served = context.get('served');
    const manifest = toWebManifest(served, input.files(served), languageOf(context, served));
    const body = await encodeBody(JSON.stringify(manifest));
    return respond(context, body, { type: contentTypeOf('.webmanifest'), cache: cacheAndCheck });
  });
  app.get('/robots.txt', () => new Response(robots, { headers: plainText }));
  return app;
}

/**
 * A resolved page, with the version of the site and the hash of the platform's state, so that the browser notices an
 * old site. While the platform is closed to the visitor (APP-02), sends its mode, so that the browser loads the
 * document again.
 */
function sendLayout({ platforms, pages, statuses }: SiteRoutesInput): Handler<ServerEnv> {
  const layouts = new WeakMap<ResolvedPage, Promise<EncodedBody>>();
  return async (context) => {
    const served = context.get('served');
    const file = context.req.param('file') ?? '';
    const language = languageOf(context, served);
    const { address } = context.get('client');
    const [now, mode] = await Promise.all([
      platforms.get(served, language),
      statuses.modeFor({ served, language, address }),
    ]);
    if (mode === modes.maintenance || mode === modes.restricted)
      return Response.json({ mode }, { headers: { 'cache-control': 'no-store' } });
    const page = file.endsWith('.json') ? pages(served, now, file.slice(0, -'.json'.length)) : undefined;
    if (page === undefined) return missingFile();
    const layout = { page, site: served.version, settings: now.hash };
    const body = layouts.get(page) ?? encodeBody(JSON.stringify(layout));
    layouts.set(page, body);
    return respond(context, await body, { type: json, cache: 'private, no-cache' });
  };
}

function sendTexts({ files }: SiteRoutesInput): Handler<ServerEnv> {
  return async (context) => {
    const served = context.get('served');
    const [, language = ''] =
      /^([a-z]{2,3}(?:-[a-z0-9]+)*)-[0-9a-f]+\.json$/.exec(context.req.param('file') ?? '') ?? [];
    const { textUrls, texts } = files(served);
    const body = context.req.param('merchant') === served.site.id ? await texts(language) : undefined;
    if (body === undefined) return missingFile();
    return respond(context, body, {
      type: json,
      cache: textUrls[language] === context.req.path ? cacheForGood : cacheAndCheck,
    });
  };
}

function sendTheme({ files }: SiteRoutesInput): Handler<ServerEnv> {
  return async (context) => {
    const served = context.get('served');
    const { themeUrl, theme } = files(served);
    const { path } = context.req;
    if (!path.startsWith(`/theme/${served.site.id}-`) || !path.endsWith('.css')) return missingFile();
    return respond(context, await theme(), {
      type: contentTypeOf('.css'),
      cache: themeUrl === path ? cacheForGood : cacheAndCheck,
    });
  };
}

/**
 * Pictures are found by name in the site's list, so no path can leave it. A picture that is opened as a page cannot run
 * scripts.
 */
function sendPicture(): Handler<ServerEnv> {
  const pictures = new WeakMap<Asset, Promise<EncodedBody>>();
  return async (context) => {
    const served = context.get('served');
    const { merchant, hash, file = '' } = context.req.param();
    const asset = merchant === served.site.id ? served.assets.get(file) : undefined;
    if (asset === undefined) return missingFile();
    const picture = pictures.get(asset) ?? asset.read().then((content) => encodeFile(file, content));
    pictures.set(asset, picture);
    const body = await picture.catch(() => undefined);
    if (body === undefined) {
      pictures.delete(asset);
      return missingFile();
    }
    const cache = asset.hash === hash ? cacheForGood : cacheAndCheck;
    const response = respond(context, body, { type: contentTypeOf(file), cache });
    response.headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    return response;
  };
}

function respond(
  context: Context<ServerEnv>,
  body: EncodedBody,
  { type, cache }: { readonly type: string; readonly cache: string },
) {
  return sendBody(context, {
    body,
    headers: { 'content-type': type, 'cache-control': cache, vary: 'Accept-Encoding' },
  });
}
