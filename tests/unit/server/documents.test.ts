import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { escapeHtml, escapeJson } from '@/server/pages/escape';
import { significantQuery } from '@/server/pages/significant-query';
import { headScript } from '@/storefront/app/document/head-script';
import { startScript } from '@/storefront/app/document/start-script';
import { siteHash } from '@/storefront/ui/safe/safe-address';
import { costOf } from '../../support/cost';
import { bytes, home, makeGateway, makeServer, makeSite, makeSource, renderFake, serve } from './fixture';

const site = makeSite('aurora', {
  format: 1,
  title: { text: { en: 'Aurora <b>&</b> "friends"' } },
  description: { text: { en: 'Play' } },
  brand: { icon: 'asset:icon.svg', logo: 'asset:logo.svg' },
  theme: { mode: 'dark', tokens: { 'color.headerBg': '#101820' }, look: { header: 'glass', footer: 'notch' } },
});
const icon = { hash: 'abc', read: async () => bytes('<svg xmlns="http://www.w3.org/2000/svg"/>') };
const siteSource = makeSource(serve(site, new Map([['icon.svg', icon]])));

describe('a route', () => {
  it.each(['/m/home', '/', '/m'])('answers on %s with its page, and names its own address [APP-01]', async (path) => {
    const answer = await makeServer().get(`http://aurora.localhost${path}`);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('data-page="home"');
    expect(html).toContain('<link rel="canonical" href="/m/home">');
  });

  it('with a superfluous slash leads to the one without, query and all [APP-01]', async () => {
    const answer = await makeServer().get('http://aurora.localhost/m/mine/?tab=1');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/m/mine?tab=1');
  });

  it.each([
    ['/m/Mine?affiliateCode=aB1', '/m/mine?affiliateCode=aB1'],
    ['/M/HOME/?category=FISH', '/m/home?category=FISH'],
    ['///', '/'],
  ])('written as %s leads to its page’s own spelling, query and all [APP-01]', async (path, to) => {
    const answer = await makeServer().get(`http://aurora.localhost${path}`);
    expect([answer.status, answer.headers.get('location')]).toEqual([308, to]);
  });

  it.each(['/m/nothing', '/m/home/x', '//evil.example/', '/m/%00', '/__proto__'])(
    'that is unknown (%s) shows the not-found page with 404 [APP-01]',
    async (path) => {
      const answer = await makeServer().get(`http://aurora.localhost${path}`);
      expect(answer.status).toBe(404);
      expect(await answer.text()).toContain('data-page="not-found"');
    },
  );

  it.each([
    ['/favicon.ico', {}],
    ['/images/dead.PNG', {}],
    ['/assets/gone-1.js', {}],
    ['/m/games/dead', { 'sec-fetch-dest': 'image' }],
  ])(
    'of a picture or a script that is not there (%s) is answered in a word, and the platform is not asked [APP-01]',
    async (path, headers) => {
      const gateway = makeGateway();
      const answer = await makeServer({ gateway }).get(`http://aurora.localhost${path}`, headers);
      expect([answer.status, await answer.text(), gateway.asked]).toEqual([404, 'Not found\n', []]);
      expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  it.each(['/m/nothing.html', '/old/index.htm', '/m/offer-2.5'])(
    'of a page that nobody knows (%s) leads home, as any other [APP-01]',
    async (path) => {
      const answer = await makeServer().get(`http://aurora.localhost${path}`, { 'sec-fetch-dest': 'document' });
      expect([answer.status, await answer.text()]).toEqual([404, expect.stringContaining('data-page="not-found"')]);
    },
  );

  it('of a hundred thousand slashes is unknown in no time [APP-01]', async () => {
    const server = makeServer();
    await server.get('http://aurora.localhost/m/nothing');
    const address = `http://aurora.localhost/m${'/'.repeat(100_000)}x`;
    expect(await costOf(async () => expect((await server.get(address)).status).toBe(404))).toBeLessThan(200);
  });

  it('takes GET and HEAD only', async () => {
    const server = makeServer();
    const answer = await server.fetch(new Request(home, { method: 'POST', headers: { host: 'aurora.localhost' } }));
    expect(answer.status).toBe(405);
    const head = await server.fetch(new Request(home, { method: 'HEAD', headers: { host: 'aurora.localhost' } }));
    expect([head.status, await head.text()]).toEqual([200, '']);
  });

  it('passes on the query that its page declares, and no other', async () => {
    const answer = await makeServer().get(`${home}?utm_source=x&category=FISH&token=secret&id=7`);
    expect(await answer.text()).toContain('data-url="/m/home?category=FISH"');
    const mine = await makeServer().get('http://aurora.localhost/m/mine?category=FISH');
    expect(await mine.text()).toContain('data-url="/m/mine"');
    expect(significantQuery(new URLSearchParams('vendor=JL&category=RNG'), ['category', 'vendor'])).toBe(
      '?category=RNG&vendor=JL',
    );
  });

  it('passes on every choice of a list, so that its first tiles are the ones asked for [GAM-04, GAM-07]', () => {
    const choices = 'class=ALL&gameType=RNG&minBet=0.05&page=2&q=tiger%20moon&tab=hot&vendor=JL';
    const names = ['class', 'gameType', 'minBet', 'page', 'q', 'tab', 'vendor'];
    expect(significantQuery(new URLSearchParams(`${choices}&drawer=filter`), names)).toBe(`?${choices}`);
  });

  it.each([
    ['বাঘ', '?q=%E0%A6%AC%E0%A6%BE%E0%A6%98'],
    ['<b>', ''],
    ['a"b', ''],
    ['x'.repeat(41), ''],
  ])('passes on the search %s as %s [GAM-04]', (q, expected) => {
    expect(significantQuery(new URLSearchParams({ q }), ['q'])).toBe(expected);
  });
});

describe('a document', () => {
  it('holds title, description, colour, icons, manifest and looks of its merchant [APP-22]', async () => {
    const html = await (await makeServer({ siteSource }).get(home)).text();
    expect(html).toContain('<title>Aurora &lt;b&gt;&amp;&lt;/b&gt; &quot;friends&quot;</title>');
    expect(html).toContain('<meta name="description" content="Play">');
    expect(html).toContain('<meta name="theme-color" content="#101820">');
    expect(html).toContain('<link rel="icon" href="/brand/aurora/abc/icon.svg">');
    expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest">');
    expect(html).toContain('data-mode="dark" data-look-header="glass" data-look-footer="notch"');
  });

  it('follows the device where its theme has two modes, its own first', async () => {
    const theme = {
      mode: 'light',
      tokens: { 'color.headerBg': '#fff' },
      otherMode: { 'color.headerBg': '#001' },
    } as const;
    const twofold = makeSite('aurora', { format: 1, theme });
    const html = await (await makeServer({ siteSource: makeSource(serve(twofold)) }).get(home)).text();
    expect(html).toContain('data-mode="light dark"');
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
    expect(html).toContain('<meta name="theme-color" content="#001" media="(prefers-color-scheme: dark)">');
  });

  it('has its style sheets written into it, in their order, so that its first paint asks for none [APP-15]', async () => {
    const html = await (await makeServer({ siteSource }).get(home)).text();
    const sheets = [
      ...html.matchAll(/(?:<style>([^<]*)<\/style>)?<link rel="stylesheet" href="([^"]+)"( disabled)?>/g),
    ];
    expect(sheets.map(([, css, href, off]) => [css, href, off])).toEqual([
      [expect.stringContaining('--color-header-bg: #101820'), expect.stringMatching(/^\/theme\/aurora-/), ' disabled'],
      ['.app{color:red}', '/assets/app-1.css', ' disabled'],
      // A sheet whose text is not known stays a file.
      [undefined, '/assets/far-1.css', undefined],
    ]);
  });

  it('asks for the first picture at once, and names modules and texts for after the paint', async () => {
    const html = await (await makeServer().get(home)).text();
    expect(html).toContain('<link rel="preload" href="/sandbox-assets/first.svg" as="image" fetchpriority="high">');
    const start: unknown = JSON.parse(/<script [^>]* id="start">(.*?)<\/script>/.exec(html)?.[1] ?? '');
    expect(start).toEqual({
      run: ['/assets/app-1.js'],
      soon: ['/assets/page.screen.js'],
      texts: expect.stringMatching(/^\/texts\/aurora\/en-[0-9a-f]{16}\.json$/),
    });
    expect(html).toContain(`<script type="module">${startScript}</script>`);
    expect(html).not.toMatch(/rel="modulepreload"|as="fetch"|<script[^>]* src=/);
  });

  it('marks a signed-in browser before anything is drawn [APP-08]', async () => {
    const html = await (await makeServer().get(home)).text();
    expect(html.indexOf(`<script>${headScript}</script>`)).toBeGreaterThan(0);
    expect(html.indexOf('<script>')).toBeLessThan(html.indexOf('<link'));
  });

  it('keeps config and data inside their JSON script', async () => {
    const name = '</script><script>alert(1)</script><!--\u2028';
    const render = async () => ({
      ...(await renderFake({ boot, url: '', texts: {}, fetch, timeoutMs: 1 })),
      queries: { name },
    });
    const boot = JSON.parse(await bootOf(makeServer({ siteSource: makeSource(serve({ ...site, id: 'aurora' })) })));
    const named = makeSite('aurora', { format: 1, name });
    const server = makeServer({ siteSource: makeSource(serve(named)), render });
    const html = await (await server.get(home)).text();
    expect(html).not.toContain('<script>alert');
    expect(html).not.toContain('<!--');
    expect(JSON.parse(await bootOf(server)).merchant.name).toBe(name);
    expect(escapeJson({ a: '<\u2029' })).toBe('{"a":"\\u003c\\u2029"}');
    expect(escapeHtml(`<"'&>`)).toBe('&lt;&quot;&#39;&amp;&gt;');
  });

  it('tells the browser its state, and nothing of conditions, domains or consoles', async () => {
    const domains = { ...site, merchant: { ...site.merchant, domains: ['secret.example'] } };
    const text = await bootOf(makeServer({ siteSource: makeSource(serve(domains)) }));
    const boot = JSON.parse(text);
    expect(boot).toMatchObject({
      language: 'en',
      pageId: 'home',
      mode: 0,
      build: 'build-1',
      site: 'aurora-1',
      statics: { 'settings.memberCentre': 1 },
      merchant: { id: 'aurora', code: 'AURORA1', trialCode: 'AURORA1' },
    });
    expect(boot.routes).toContainEqual({
      page: 'mine',
      paths: ['/m/mine'],
      kind: 'page',
      shell: { header: true, footer: true },
    });
    expect(text).not.toContain('secret.example');
    expect(boot.merchant.links).toEqual({ hosts: [], siteHashes: [siteHash('secret.example')] });
  });

  it('goes out compressed, and not again to who has it', async () => {
    const server = makeServer();
    const answer = await server.get(home, { 'accept-encoding': 'gzip, br' });
    expect(answer.headers.get('content-encoding')).toBe('br');
    const html = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString();
    expect(html).toContain('<!doctype html>');
    expect((await server.get(home, { 'accept-encoding': 'br;q=0, gzip' })).headers.get('content-encoding')).toBe(
      'gzip',
    );
    const again = await server.get(home, { 'if-none-match': answer.headers.get('etag') ?? '' });
    expect([again.status, await again.text()]).toEqual([304, '']);
    expect(answer.headers.get('cache-control')).toBe('private, no-cache');
  });

  it('whose rendering fails is a plain page, logged without the query [CFG-05]', async () => {
    const render = async () => {
      throw new Error('boom');
    };
    const server = makeServer({ render });
    const answer = await server.get(`${home}?token=secret`);
    expect(answer.status).toBe(500);
    expect(await answer.text()).toContain('Something went wrong');
    expect(server.log.lines.join()).toContain('boom');
    expect(server.log.lines.join()).not.toContain('secret');
  });
});

async function bootOf(server: ReturnType<typeof makeServer>): Promise<string> {
  const html = await (await server.get(home)).text();
  return /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1] ?? '';
}

describe('the draft of a page', () => {
  const json = { accept: 'application/json' };

  it('is the state of its document, with the theme, where a development server is asked for it [CFG-06]', async () => {
    const { get } = makeServer({ siteSource, sendsDrafts: true });
    const answer = await get(home, json);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { boot, theme } = await answer.json();
    const html = await (await get(home)).text();
    expect(html).toContain(`<script type="application/json" id="boot">${escapeJson(boot)}</script>`);
    expect(boot).toMatchObject({ pageId: 'home', mode: 0, site: siteSource.current().get('aurora')?.version });
    expect(theme).toContain('--color-header-bg: #101820');
    expect((await get('http://aurora.localhost/a.png', json)).status).toBe(404);
  });

  it('is sent by no other server [CFG-05]', async () => {
    const answer = await makeServer({ siteSource }).get(home, json);
    expect(answer.headers.get('content-type')).toContain('text/html');
  });
});
