import { vi } from 'vitest';
import { type Platform, type ResolvedPage, type Site, siteHash } from '@/engine';
import type { Build } from '@/server/assets/build';
import { createServer, type Server } from '@/server/create-server';
import type { Gateway } from '@/server/gateway/gateway';
import type { ServerInput } from '@/server/server-input';
import type { Log } from '@/sites/log';
import type { ServedSite, ServedSites, SiteSource } from '@/sites/site-source';
import type { RenderInput, RenderOutput } from '@/storefront/contract/boot';
import { patient } from '../../support/patience';

/** A small site: home with two paths, a page for members, the special pages. */
export function makeSite(id: string, merchant: Site['merchant'] = { format: 1 }, hash = `${id}-1`): Site {
  const page = (pageId: string, paths: readonly string[]) => ({
    format: 1 as const,
    id: pageId,
    paths,
    title: { t: `title.${pageId}` },
    nodes: { page: { use: 'page.screen' } },
  });
  return {
    format: 1,
    id,
    hash,
    conditions: {},
    texts: { en: { 'title.home': 'Home', 'title.mine': 'Mine' }, bn: { 'title.mine': 'আমার' }, ur: {} },
    pages: {
      shell: { ...page('shell', []), kind: 'shell' },
      home: { ...page('home', ['/m/home', '/', '/m']), role: 'home', query: ['category'] },
      mine: page('mine', ['/m/mine']),
      'not-found': { ...page('not-found', []), role: 'not-found' },
      maintenance: { ...page('maintenance', ['/m/maintenance']), role: 'maintenance' },
      'region-restricted': { ...page('region-restricted', []), role: 'region-restricted' },
    },
    merchant: {
      name: id.toUpperCase(),
      code: `${id.toUpperCase()}1`,
      languages: { supported: ['en', 'bn', 'ur'], default: 'en' },
      ...merchant,
    },
  };
}

/** A site as it is published: its hash is that of what it holds, and `mark` is a part of that. */
export function publish(id: string, mark: string): Site {
  const site = makeSite(id, { format: 1, name: mark });
  return { ...site, hash: siteHash(site) };
}

export function serve(site: Site, assets: ServedSite['assets'] = new Map()): ServedSite {
  return { site, assets, version: site.hash };
}

export function makeSource(
  ...sites: readonly ServedSite[]
): SiteSource & { set(...next: readonly ServedSite[]): void } {
  const toMap = (list: readonly ServedSite[]): ServedSites => new Map(list.map((served) => [served.site.id, served]));
  let current = toMap(sites);
  const listeners: (() => void)[] = [];
  return {
    current: () => current,
    refresh: async () => undefined,
    onChange: (listener) => void listeners.push(listener),
    close: () => undefined,
    set(...next) {
      current = toMap(next);
      for (const listener of listeners) listener();
    },
  };
}

export const envelope = (value: unknown) => Response.json({ success: true, value });

type Answers = { readonly [path: string]: (headers: Headers) => Response | Promise<Response> };

/** A gateway that answers by path, and settings calls with nothing. */
export function makeGateway(answers: Answers = {}): Gateway & { readonly asked: string[] } {
  const asked: string[] = [];
  const answer = async (path: string, headers: Headers) => {
    const plain = path.split('?')[0] ?? path;
    asked.push(plain);
    return answers[plain]?.(headers) ?? envelope(plain.endsWith('/status') ? { maintenance: false } : {});
  };
  return {
    asked,
    prefixes: ['/wps', '/lgw', '/lotto/lgw'],
    isSandbox: false,
    forward: async (request, _, call) => call?.refuse() ?? answer(new URL(request.url).pathname, request.headers),
    ask: (path, init) => answer(path, new Headers(init.headers)),
  };
}

export const platform: Platform = {
  facts: new Map([['settings.memberCentre', 1]]),
  switches: new Map(),
  sent: new Set(),
  sources: {},
  hash: 'platform-1',
  issues: [],
};

export function resolveFake(site: Site, pageId: string): ResolvedPage {
  const page = site.pages[pageId];
  return {
    format: 1,
    merchant: site.id,
    page: pageId,
    kind: page?.kind ?? 'page',
    hash: `${pageId}-hash`,
    root: 'page',
    title: page?.title ?? null,
    paths: page?.paths ?? [],
    shell: { header: true, footer: true },
    nodes: { page: { use: 'page.screen' } },
  };
}

export const renderFake = async ({ boot, url }: RenderInput): Promise<RenderOutput> => ({
  html: `<main data-page="${boot.pageId}" data-url="${url}" data-language="${boot.language}">${boot.site}</main>`,
  queries: { queries: [] },
  widgets: ['page.screen'],
  preloadImages: ['/sandbox-assets/first.svg'],
  missing: 0,
});

export function makeLog(): Log & { readonly lines: string[] } {
  const lines: string[] = [];
  return { lines, info: (line) => void lines.push(line), error: (line) => void lines.push(line) };
}

/** The build of a server that has no files for browsers. */
export const noBuild: Build = {
  id: 'none',
  find: () => undefined,
  linksFor: () => ({ scripts: [], preloads: [], styles: [] }),
  inlineModules: [],
};

export type TestServer = Server & {
  readonly get: (url: string, headers?: Record<string, string>) => Promise<Response>;
  readonly log: { readonly lines: string[] };
};

/** A server over fakes; any part may be given. `get` asks as a client of this machine. */
export function makeServer(parts: Partial<ServerInput> = {}): TestServer {
  const log = makeLog();
  const server = createServer({
    siteSource: makeSource(serve(makeSite('aurora'))),
    gateway: makeGateway(),
    render: renderFake,
    resolve: resolveFake,
    normalize: () => platform,
    build: () => ({
      id: 'build-1',
      find: (path) =>
        path === '/assets/app-1.js'
          ? {
              contentType: 'text/javascript',
              isImmutable: true,
              body: async () => ({ plain: bytes('plain'), br: bytes('br'), gzip: bytes('gz'), etag: 'W/"1"' }),
            }
          : undefined,
      linksFor: (widgets) => ({
        scripts: ['/assets/app-1.js'],
        preloads: widgets.map((widget) => `/assets/${widget}.js`),
        styles: ['/assets/app-1.css', '/assets/far-1.css'],
      }),
      styleAt: (href) => (href === '/assets/app-1.css' ? '.app{color:red}' : undefined),
      inlineModules: [],
    }),
    socketAddress: () => '127.0.0.1',
    isTrusted: () => false,
    log,
    ...parts,
  });
  return {
    ...server,
    log,
    get: async (url, headers = {}) =>
      server.fetch(new Request(url, { headers: { host: new URL(url).host, ...headers } })),
  };
}

export const bytes = (text: string) => new TextEncoder().encode(text);

export const home = 'http://aurora.localhost:4173/m/home';

/** Lets time pass and asks the source again until it is as the test says: a poll that still runs takes no second one. */
export function pollUntil(source: SiteSource, clock: { now: number }, isSaid: () => void): Promise<void> {
  return vi.waitFor(
    async () => {
      clock.now += 6_000;
      await source.refresh();
      isSaid();
    },
    { timeout: patient(10_000), interval: 20 },
  );
}
