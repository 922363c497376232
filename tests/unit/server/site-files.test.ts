import { readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { createFolderBuild, hasFolderBuild } from '@/server/assets/create-folder-build';
import { toThemeSheet } from '@/server/assets/theme-css';
import { parseOptions } from '@/server/options';
import { newKeys } from '@/sites/index-signature';
import { bytes, envelope, home, makeGateway, makeServer, makeSite, makeSource, serve } from './fixture';

const site = makeSite('aurora', {
  format: 1,
  brand: {
    icon: 'asset:icon.svg',
    icons: { '180': 'asset:icon-180.png', '192': 'asset:icon-192.png', '512': 'asset:gone.png' },
  },
  theme: { mode: 'light', tokens: { 'color.bg': '#fff', 'color.onPrimary': 'rgb(1 2 3 / 50%)' } },
});
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
const assets = new Map([
  ['icon.svg', { hash: 'h1', read: async () => bytes(svg) }],
  ['icon-180.png', { hash: 'h3', read: async () => bytes('png 180') }],
  ['icon-192.png', { hash: 'h4', read: async () => bytes('png 192') }],
  ['flags/bn.png', { hash: 'h2', read: async () => bytes('png') }],
]);
const server = makeServer({ siteSource: makeSource(serve(site, assets), serve(makeSite('padma'))) });
const at = (path: string) => `http://aurora.localhost${path}`;

describe('a layout', () => {
  it('comes as JSON with the state it was resolved from', async () => {
    const answer = await server.get(at('/layout/mine.json?v=x'));
    expect(await answer.json()).toMatchObject({ page: { page: 'mine', hash: 'mine-hash' }, site: 'aurora-1' });
    const again = await server.get(at('/layout/mine.json'), { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
  });

  it.each([
    ['maintenance', { maintenance: true }, 1],
    ['a region’s restriction', { maintenance: false, regionRestriction: true }, 2],
  ])('comes to nobody under %s, which the next document says [APP-02]', async (_, status, mode) => {
    const gateway = makeGateway({ '/wps/system/status': () => envelope(status) });
    const answer = await makeServer({ gateway }).get(at('/layout/mine.json'));
    expect(await answer.json()).toEqual({ mode });
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });

  it.each(['/layout/none.json', '/layout/__proto__.json', '/layout/mine', '/layout/..%2fmine.json'])(
    '%s is not found',
    async (path) => {
      expect((await server.get(at(path))).status).toBe(404);
    },
  );
});

describe('a text table', () => {
  it('may be kept for good under its hash, and under another one is asked for again', async () => {
    const html = await (await server.get(home)).text();
    const path = /\/texts\/aurora\/en-[0-9a-f]+\.json/.exec(html)?.[0] ?? '';
    const answer = await server.get(at(path));
    expect(await answer.json()).toMatchObject({ 'title.home': 'Home' });
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect((await server.get(at('/texts/aurora/en-0.json'))).headers.get('cache-control')).toBe('no-cache');
  });

  it('of another merchant is not found', async () => {
    expect((await server.get(at('/texts/padma/en-0.json'))).status).toBe(404);
  });
});

describe('a theme', () => {
  it('is a style sheet of variables', async () => {
    const html = await (await server.get(home)).text();
    const path = /\/theme\/aurora-[0-9a-f]+\.css/.exec(html)?.[0] ?? '';
    const answer = await server.get(at(path));
    expect(answer.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(await answer.text()).toContain('--color-on-primary: rgb(1 2 3 / 50%);');
  });

  it.each([
    ['red; } body { display: none', false],
    ['url(https://x.example/a.png)', false],
    ['red /* x', false],
    ['</style><script>', false],
    ['@import "x"', false],
    ['rgb(1 2 3', false],
    ['"a', false],
    ['', false],
    ['0 1px 2px rgb(0 0 0 / 20%), 0 0 0 1px #fff', true],
    ["'Noto Sans Bengali', system-ui, sans-serif", true],
    ['linear-gradient(90deg, #fff, oklch(60% 0.2 20))', true],
    ['clamp(1rem, 2vw + 1rem, 3rem)', true],
    ['16/9', true],
  ])('takes %j: %j', (value, isTaken) => {
    const sheet = toThemeSheet({ tokens: { 'color.bg': value } });
    expect(sheet.css.includes('--color-bg')).toBe(isTaken);
    expect(sheet.refused).toEqual(isTaken ? [] : ['color.bg']);
  });
});

describe('a theme of two modes', () => {
  it('replaces what differs where the device asks for the other mode', () => {
    const { css, refused } = toThemeSheet({
      mode: 'light',
      tokens: { 'color.bg': '#fff', 'size.header': '3rem' },
      otherMode: { 'color.bg': '#001', 'color.text': 'url(x)' },
    });
    expect(css).toBe(
      ':root {\n  color-scheme: light;\n  --color-bg: #fff;\n  --size-header: 3rem;\n}\n' +
        '@media (prefers-color-scheme: dark) {\n:root {\n  color-scheme: dark;\n  --color-bg: #001;\n}\n}\n',
    );
    expect(refused).toEqual(['color.text']);
  });
});

it('leaves the width of a small phone to words where type is large [APP-01]', () => {
  const { css } = toThemeSheet({ tokens: { 'space.4': '1.125rem', 'space.5': '20px' } });
  expect(css).toContain('  --space-4: min(1.125rem,5.625vw);\n  --space-5: 20px;\n');
});

describe('a radius', () => {
  it.each([
    ['1rem', '1rem'],
    ['0', '0px'],
    ['1rem 0', '1rem'],
    ['50% 50% 0 0 / 34% 34% 0 0', '50%'],
    ['calc(1rem + 2px) 0', 'calc(1rem + 2px)'],
  ])('of %s gives sums and bounds the one corner %s [CFG-02]', (value, corner) => {
    expect(toThemeSheet({ tokens: { 'radius.tile': value } }).css).toContain(`  --corner-tile: ${corner};\n`);
  });

  it('stands whole in no sum and no bound of a style sheet, which take one value [CFG-02]', () => {
    const sheets = readdirSync('src/storefront', { recursive: true, encoding: 'utf8' }).filter((path) =>
      /\.css$/.test(path),
    );
    const wrong = sheets.filter((path) =>
      /(?:min|max|calc|clamp)\([^;]*--radius-/.test(readFileSync(join('src/storefront', path), 'utf8')),
    );
    expect(sheets.length).toBeGreaterThan(50);
    expect(wrong).toEqual([]);
  });
});

describe('a picture of a merchant', () => {
  it('comes with its type, for good under its hash, and cannot run', async () => {
    const answer = await server.get(at('/brand/aurora/h1/icon.svg'));
    expect(answer.headers.get('content-type')).toBe('image/svg+xml');
    expect(answer.headers.get('cache-control')).toContain('immutable');
    expect(answer.headers.get('content-security-policy')).toContain('sandbox');
    expect((await server.get(at('/brand/aurora/old/icon.svg'))).headers.get('cache-control')).toBe('no-cache');
    expect(await (await server.get(at('/brand/aurora/h2/flags/bn.png'))).text()).toBe('png');
  });

  it.each([
    '/brand/aurora/h1/..%2f..%2fmerchant.json',
    '/brand/aurora/h1/../../../../etc/passwd',
    '/brand/aurora/h1/%2e%2e/merchant.json',
    '/brand/aurora/h1/..%5cmerchant.json',
    '/brand/aurora/h1/icon.svg%00.png',
    '/brand/aurora/h1/constructor',
    '/brand/padma/h1/icon.svg',
    '/assets/..%2f..%2fpackage.json',
    '/..%2f..%2fetc/passwd',
  ])('at %s is not found', async (path) => {
    expect((await server.get(at(path))).status).toBe(404);
  });
});

describe('the web manifest', () => {
  it('carries name, colours and icon of the merchant [APP-22]', async () => {
    const answer = await server.get(at('/manifest.webmanifest'));
    expect(answer.headers.get('content-type')).toContain('application/manifest+json');
    expect(await answer.json()).toMatchObject({
      short_name: 'AURORA',
      start_url: '/m/home',
      display: 'standalone',
      background_color: '#fff',
      icons: [
        { src: '/brand/aurora/h1/icon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/brand/aurora/h4/icon-192.png', type: 'image/png', sizes: '192x192', purpose: 'any' },
        { purpose: 'maskable' },
      ],
    });
  });

  it('has a PNG for the home screens of iPhones, which take no SVG [APP-22]', async () => {
    const html = await (await server.get(home)).text();
    expect(html).toContain('<link rel="apple-touch-icon" href="/brand/aurora/h3/icon-180.png">');
    const answer = await server.get(at('/brand/aurora/h3/icon-180.png'));
    expect([answer.headers.get('content-type'), await answer.text()]).toEqual(['image/png', 'png 180']);
  });

  it('takes the merchant’s own drawing where a shape may cut the icon [APP-22]', async () => {
    const drawn = makeSite('aurora', { format: 1, brand: { icon: 'asset:icon.svg', maskable: 'asset:flags/bn.png' } });
    const answer = await makeServer({ siteSource: makeSource(serve(drawn, assets)) }).get(at('/manifest.webmanifest'));
    expect((await answer.json()).icons.at(-1)).toEqual({
      src: '/brand/aurora/h2/flags/bn.png',
      sizes: 'any',
      type: 'image/png',
      purpose: 'maskable',
    });
  });
});

describe('built files', () => {
  it('come in the encoding that was made ahead, and for good', async () => {
    const answer = await server.get(at('/assets/app-1.js'), { 'accept-encoding': 'gzip, deflate, br' });
    expect([answer.headers.get('content-encoding'), await answer.text()]).toEqual(['br', 'br']);
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(await (await server.get(at('/assets/app-1.js'))).text()).toBe('plain');
  });

  it('are listed once from their folder, without hidden ones', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'livery-build-'));
    expect(hasFolderBuild(folder)).toBe(false);
    await mkdir(join(folder, '.vite'));
    await mkdir(join(folder, 'assets'));
    const plan = {
      id: 'b1',
      entry: { scripts: ['/assets/e.js'], preloads: ['/assets/v.js'], styles: ['/assets/e.css'] },
      widgets: {
        'nav.entry': { preloads: ['/assets/v.js', '/assets/n.js', '/assets/e.js'], styles: ['/assets/n.css'] },
      },
    };
    await writeFile(join(folder, '.vite/storefront.json'), JSON.stringify(plan));
    await writeFile(join(folder, 'assets/e.js'), 'export {}');
    await writeFile(join(folder, 'assets/e.js.br'), 'small');
    await writeFile(join(folder, 'assets/e.css'), 'a{content:"</style>"}');
    const build = createFolderBuild(folder);
    expect(build.find('/.vite/storefront.json')).toBeUndefined();
    expect(build.find('/assets/e.js.br')).toBeUndefined();
    expect(build.find('/assets/e.js')?.isImmutable).toBe(true);
    expect((await build.find('/assets/e.js')?.body())?.br).toEqual(bytes('small'));
    expect([build.styleAt?.('/assets/e.css'), build.styleAt?.('/assets/n.css')]).toEqual([
      'a{content:"<\\/style>"}',
      undefined,
    ]);
    expect(build.linksFor(['nav.entry', 'no.such'])).toEqual({
      scripts: ['/assets/e.js'],
      preloads: ['/assets/v.js', '/assets/n.js'],
      styles: ['/assets/e.css', '/assets/n.css'],
    });
    await rm(folder, { recursive: true });
  });
});

describe('/healthz', () => {
  it('answers on any host, names the build and no merchant, and says when it drains', async () => {
    const drained = makeServer();
    const answer = await drained.get('http://10.0.0.7/healthz');
    expect([answer.status, await answer.json()]).toEqual([200, { status: 'ok', build: 'build-1' }]);
    drained.startDraining();
    expect((await drained.get('http://10.0.0.7/healthz')).status).toBe(503);
    expect((await drained.get('http://10.0.0.7/readyz')).status).toBe(503);
    expect((await drained.get('http://10.0.0.7/livez')).status).toBe(200);
  });

  it('says that there are no merchants yet, and has them asked for, since no visitor comes to do it [CFG-05]', async () => {
    const siteSource = makeSource();
    const refresh = vi.fn(async () => siteSource.set(serve(makeSite('aurora'))));
    const server = makeServer({ siteSource: { ...siteSource, refresh } });
    const answer = await server.get('http://10.0.0.7/healthz');
    expect([answer.status, await answer.json()]).toMatchObject([503, { status: 'no merchants' }]);
    await vi.waitFor(async () => expect((await server.get('http://10.0.0.7/healthz')).status).toBe(200));
    expect(refresh).toHaveBeenCalledTimes(1);
  });
});

describe('the environment', () => {
  it.each([{}, { CONFIG_SOURCE: '' }])('has working defaults, in %j', (env) => {
    const parsed = parseOptions(env);
    expect(parsed.ok && parsed.options).toMatchObject({
      host: '127.0.0.1',
      port: 4173,
      gatewayUrl: undefined,
      sandboxDb: 'file:.livery/sandbox.db',
      source: { kind: 'folder', path: 'merchant-configs' },
    });
  });

  it.each([
    [{ PORT: 'x' }, 'PORT is "x"'],
    [{ PORT: '70000' }, 'PORT is "70000"'],
    [{ GATEWAY_URL: 'ftp://x' }, 'GATEWAY_URL is "ftp://x"'],
    [{ GATEWAY_URL: 'gateway' }, 'GATEWAY_URL is "gateway"'],
    [{ CONFIG_SOURCE: 's3://bucket', CONFIG_KEYS: 'off' }, 'CONFIG_SOURCE is "s3://bucket"'],
    [{ CONFIG_SOURCE: 'https://cdn.example/live' }, 'CONFIG_SOURCE is an address and CONFIG_KEYS is not set'],
    [
      { CONFIG_SOURCE: 'https://cdn.example/live', CONFIG_KEYS: 'abc' },
      'CONFIG_KEYS holds something that is not an Ed25519',
    ],
    [{ SANDBOX_DB: 'sandbox.db' }, 'SANDBOX_DB is "sandbox.db"'],
    [{ TRUSTED_PROXIES: '10.0.0.0/99' }, 'TRUSTED_PROXIES holds "10.0.0.0/99"'],
    [{ GATEWAY_URL: 'https://gateway.example?key=1' }, 'GATEWAY_URL is "https://gateway.example?…"'],
    [{ GATEWAY_HEADERS: 'X-Device-Id,X-Forwarded-For' }, 'GATEWAY_HEADERS holds "x-forwarded-for"'],
    [{ GATEWAY_HEADERS: 'Content-Encoding' }, 'GATEWAY_HEADERS holds "content-encoding"'],
    [{ GATEWAY_HEADERS: 'a b' }, 'GATEWAY_HEADERS holds "a b"'],
    [{ FORWARDED_HOST: 'yes' }, 'FORWARDED_HOST is "yes"'],
    [{ DRAIN_SECONDS: 'soon' }, 'DRAIN_SECONDS is "soon"'],
    [{ SANDBOX: 'yes' }, 'SANDBOX is "yes"'],
    [{ HOST: '0.0.0.0' }, 'the sandbox would be open to the network'],
  ])('with %j is refused in one clear line', (env, start) => {
    const parsed = parseOptions(env);
    expect(parsed.ok ? '' : parsed.message).toContain(start);
    expect(parsed.ok ? '\n' : parsed.message).not.toContain('\n');
  });

  it.each([
    { GATEWAY_URL: 'https://ops:hunter2@gateway.example' },
    { GATEWAY_URL: 'https://hunter2@gateway.example' },
    { GATEWAY_URL: 'ftp://ops:hunter2@gateway.example' },
    { GATEWAY_URL: 'ops:hunter2@gateway.example' },
    { GATEWAY_URL: 'https://ops:hunter2@gate way' },
    { GATEWAY_URL: 'https://gateway.example?key=hunter2' },
    { CONFIG_SOURCE: 'https://ops:hunter2@cdn.example/live' },
    { CONFIG_SOURCE: 'https://cdn.example/live?sig=hunter2' },
    { SANDBOX_DB: 'libsq://db.example?authToken=hunter2' },
  ])('with a password in it is refused, and the password is in no line: %j', (env) => {
    const parsed = parseOptions(env);
    expect(parsed.ok ? '' : parsed.message).toMatch(/nothing was started/);
    expect(parsed.ok ? '' : parsed.message).not.toContain('hunter2');
  });

  it('opens the sandbox to the network only when told to [QAS-03]', () => {
    expect(parseOptions({ HOST: '0.0.0.0', SANDBOX: '1' }).ok).toBe(true);
    expect(parseOptions({ HOST: '0.0.0.0', GATEWAY_URL: 'https://gateway.example' }).ok).toBe(true);
  });

  it.each(['localhost', 'aurora.localhost', '127.0.0.1', '127.8.0.1', '::1', '[::1]'])(
    'opens the sandbox to this machine on %s [QAS-03]',
    (HOST) => expect(parseOptions({ HOST }).ok).toBe(true),
  );

  it.each(['0.0.0.0', '::', '10.0.0.7', 'www.aurora.example', 'localhost.evil.example', '127.0.0.1.evil.example'])(
    'opens no sandbox on %s without SANDBOX=1 [QAS-03]',
    (HOST) => {
      const parsed = parseOptions({ HOST, SANDBOX: '0' });
      expect(parsed.ok ? '' : parsed.message).toContain('SANDBOX=1');
      expect(parseOptions({ HOST }).ok).toBe(false);
      expect(parseOptions({ HOST, SANDBOX: '1' }).ok).toBe(true);
    },
  );

  it('reads an address of published merchants', () => {
    const { open } = newKeys();
    const source = (CONFIG_KEYS: string) => {
      const parsed = parseOptions({ CONFIG_SOURCE: 'https://cdn.example/live', CONFIG_KEYS });
      return parsed.ok && parsed.options.source;
    };
    const address = { kind: 'url', url: new URL('https://cdn.example/live/') };
    expect(source('off')).toEqual({ ...address, keys: undefined });
    expect(source(`${open}, ${newKeys().open}`)).toEqual({ ...address, keys: [expect.anything(), expect.anything()] });
  });
});
