import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { versionTipsScript } from '@/storefront/app/document/version-tips';
import { bytes, home, makeServer, makeSite, makeSource, resolveFake, serve } from './fixture';

const site = makeSite('aurora', {
  format: 1,
  name: 'Aurora',
  brand: { icon: 'asset:icon.svg', logo: 'asset:logo.svg' },
  theme: { mode: 'dark', tokens: { 'color.bg': '#080b1f', 'color.headerBg': '#0b0f2a' } },
});
const assets = new Map([
  ['icon.svg', { hash: 'h1', read: async () => bytes('<svg/>') }],
  ['logo.svg', { hash: 'h2', read: async () => bytes('<svg/>') }],
]);
const siteSource = makeSource(serve(site, assets), serve(makeSite('padma')));
const build = {
  id: 'build-7',
  find: () => undefined,
  linksFor: (widgets: readonly string[]) => ({
    scripts: ['/assets/entry.js'],
    preloads: widgets.map((use) => `/assets/${use}.js`),
    styles: ['/assets/entry.css', ...widgets.map((use) => `/assets/${use}.css`)],
  }),
  inlineModules: [],
  worker: 'start();',
};
const at = (path: string) => `http://aurora.localhost${path}`;

describe('the service worker of a host', () => {
  it('is asked for anew each time, may serve the whole host, and differs with each build [APP-18]', async () => {
    const answer = await makeServer({ siteSource, build: () => build }).get(at('/sw.js'));
    expect(answer.headers.get('content-type')).toContain('text/javascript');
    expect([answer.headers.get('cache-control'), answer.headers.get('service-worker-allowed')]).toEqual([
      'no-cache',
      '/',
    ]);
    expect(await answer.text()).toBe('self.liveryBuild="build-7";\nstart();');
  });

  it.each([
    ['switched off', { serviceWorker: false, build: () => build }],
    ['not built', {}],
  ])('where it is %s removes itself and everything it kept [APP-18]', async (_, parts) => {
    const code = await (await makeServer({ siteSource, ...parts }).get(at('/sw.js'))).text();
    expect(code).toContain('registration.unregister()');
    expect(code).toContain('caches.delete');
    expect(code).not.toContain('fetch');
  });

  it('keeps what home is drawn with, by host and language, and no layout or answer [APP-22]', async () => {
    const resolve: typeof resolveFake = (of, pageId) => ({
      ...resolveFake(of, pageId),
      nodes: { page: { use: pageId === 'home' ? 'home.hero' : 'page.screen' } },
    });
    const answer = await makeServer({ siteSource, resolve, build: () => build }).get(at('/sw-precache.json'));
    const { files, shell, shellPaths, offline } = await answer.json();
    expect({ shell, offline }).toEqual({ shell: '/m/home', offline: '/offline.html' });
    expect(shellPaths).toContain('/m/home');
    expect(files).toEqual(
      expect.arrayContaining(['/assets/entry.js', '/assets/home.hero.css', '/brand/aurora/h1/icon.svg']),
    );
    // What every document has written into it.
    for (const sheet of ['/assets/entry.css', '/assets/page.screen.css']) expect(files).not.toContain(sheet);
    expect(files.some((path: string) => /^\/texts\/aurora\/en-/.test(path))).toBe(true);
    expect(files.every((path: string) => /^\/(assets|texts|brand)\//.test(path))).toBe(true);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });
});

describe('the web manifest', () => {
  it('makes each merchant an app of its own, with an icon that any shape may cut [APP-22]', async () => {
    const server = makeServer({ siteSource });
    const manifest = await (await server.get(at('/manifest.webmanifest'))).json();
    expect(manifest).toMatchObject({
      id: '/m/home',
      name: 'Aurora',
      short_name: 'Aurora',
      scope: '/m/',
      start_url: '/m/home',
      display: 'standalone',
      theme_color: '#0b0f2a',
      background_color: '#080b1f',
      icons: [
        { src: '/brand/aurora/h1/icon.svg', purpose: 'any' },
        { src: '/app-icon.svg', purpose: 'maskable' },
      ],
    });
    const icon = await server.get(at('/app-icon.svg'));
    expect(icon.headers.get('content-type')).toBe('image/svg+xml');
    const picture = await icon.text();
    expect(picture).toContain(`fill="#080b1f"/><image href="data:image/svg+xml;base64,${btoa('<svg/>')}"`);
    // Home screens show at least a circle of 80 % of the width.
    const [start = 0, side = 0] = (/ x="(\d+)" y="\1" width="(\d+)" /.exec(picture) ?? []).slice(1).map(Number);
    const corners = [start, start + side].map((edge) => Math.hypot(edge - 256, edge - 256));
    expect(Math.max(...corners)).toBeLessThanOrEqual(0.4 * 512);
    expect(side).toBeGreaterThan(0.5 * 512);
    expect((await server.get('http://padma.localhost/app-icon.svg')).status).toBe(404);
  });
});

describe('a document', () => {
  it('brings the script for old phones with its hash in the policy [APP-12]', async () => {
    const answer = await makeServer({ siteSource }).get(home);
    const hash = createHash('sha256').update(versionTipsScript).digest('base64');
    expect(answer.headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
    expect(await answer.text()).toContain(`<script>${versionTipsScript}</script>`);
  });
});
