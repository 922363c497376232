import { brotliDecompressSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { originOf } from '@/server/pages/host-bodies';
import type { SharedItem } from '@/storefront/contract/boot';
import { bytes, envelope, home, makeGateway, makeServer, makeSite, makeSource, renderFake, serve } from './fixture';

const asset = (hash: string) => ({ hash, read: async () => bytes(hash) });
const assets = new Map([
  ['icon-512.png', asset('square')],
  ['share.png', asset('wide')],
  ['share.svg', asset('drawn')],
]);
const domains = ['www.aurora.example', 'm.aurora.example'];

type Brand = NonNullable<Parameters<typeof makeSite>[1]>['brand'];

function serverWith({ brand, item }: { readonly brand?: Brand; readonly item?: SharedItem } = {}) {
  const site = makeSite('aurora', {
    format: 1,
    domains,
    title: { text: { en: 'Aurora <b>"x"</b>', bn: 'অরোরা' } },
    description: { text: { en: 'Play & win', bn: 'খেলুন' } },
    brand: brand ?? { icons: { '512': 'asset:icon-512.png' } },
  });
  let renders = 0;
  const render: typeof renderFake = async (input) => {
    renders += 1;
    return { ...(await renderFake(input)), shared: item };
  };
  const server = makeServer({ siteSource: makeSource(serve(site, assets)), render });
  return { ...server, renders: () => renders };
}

async function tagsOf(answer: Response | Promise<Response>) {
  const html = await (await answer).text();
  const tags = [...html.matchAll(/<meta (?:property="og:|name="twitter:)([a-z_]+)" content="([^"]*)">/g)];
  return Object.fromEntries(tags.map(([, name, content]) => [name, content]));
}

describe('a shared link', () => {
  it('shows title, words and the brand’s picture on the host that was asked', async () => {
    expect(await tagsOf(serverWith().get('http://www.aurora.example/m/mine'))).toEqual({
      type: 'website',
      site_name: 'Aurora &lt;b&gt;&quot;x&quot;&lt;/b&gt;',
      title: 'Mine · Aurora &lt;b&gt;&quot;x&quot;&lt;/b&gt;',
      description: 'Mine · Play &amp; win',
      image: 'https://www.aurora.example/brand/aurora/square/icon-512.png',
      card: 'summary',
    });
  });

  it('speaks the language that it names [APP-11]', async () => {
    expect(await tagsOf(serverWith().get('https://www.aurora.example/m/mine?lang=bn'))).toMatchObject({
      title: 'আমার · অরোরা',
      description: 'আমার · খেলুন',
    });
  });

  it('with an invitation names nobody, and is not led away from its code [AUT-13]', async () => {
    const server = serverWith();
    const html = await (await server.get(`${home}?affiliateCode=RANA77&r=RANA77`)).text();
    expect(html).toContain('og:title');
    expect(html).not.toContain('RANA77');
    expect(html).not.toContain('og:url');
  });

  it('is rendered once for all hosts, and each is told its own address, in every encoding', async () => {
    const server = serverWith();
    const images = [];
    for (const host of ['aurora.localhost:4173', ...domains, 'aurora.localhost:4173']) {
      const answer = await server.get(`http://${host}/m/home`, { 'accept-encoding': 'br' });
      const html = brotliDecompressSync(new Uint8Array(await answer.arrayBuffer())).toString();
      expect(html).toMatch(/<\/html>\s*$/);
      const again = await server.get(`http://${host}/m/home`, { 'if-none-match': answer.headers.get('etag') ?? '' });
      expect(again.status).toBe(304);
      images.push(/og:image" content="([^"]*)"/.exec(html)?.[1]);
    }
    const path = '/brand/aurora/square/icon-512.png';
    expect(images).toEqual([
      `http://aurora.localhost:4173${path}`,
      `https://www.aurora.example${path}`,
      `https://m.aurora.example${path}`,
      `http://aurora.localhost:4173${path}`,
    ]);
    expect(server.renders()).toBe(1);
  });

  it.each<[string, Brand]>([
    ['summary_large_image https://aurora.example/brand/aurora/wide/share.png', { share: 'asset:share.png' }],
    [
      'summary https://aurora.example/brand/aurora/square/icon-512.png',
      { share: 'asset:share.svg', icons: { '512': 'asset:icon-512.png' } },
    ],
    ['summary_large_image https://cdn.example/a.jpg?v=1', { share: 'https://cdn.example/a.jpg?v=1' }],
    ['summary undefined', { share: 'asset:gone.png', icon: 'asset:icon.svg' }],
  ])('shows the brand’s own picture for links, where messengers can draw it: %s', async (expected, brand) => {
    const { card, image } = await tagsOf(serverWith({ brand }).get(home));
    expect(`${card} ${image}`).toBe(expected.replace('https://aurora.example', 'http://aurora.localhost:4173'));
  });

  it.each([
    ['/img/week.png', 'http://aurora.localhost:4173/img/week.png'],
    ['https://cdn.example/week.webp?w=720', 'https://cdn.example/week.webp?w=720'],
    ['/img/week.svg /img/week.jpg', 'http://aurora.localhost:4173/img/week.jpg'],
    ['/sandbox-assets/week.svg', 'http://aurora.localhost:4173/brand/aurora/square/icon-512.png'],
    ['/wps/week.png', 'http://aurora.localhost:4173/brand/aurora/square/icon-512.png'],
    ['http://cdn.example/week.png', 'http://aurora.localhost:4173/brand/aurora/square/icon-512.png'],
    ['//cdn.example/week.png', 'http://aurora.localhost:4173/brand/aurora/square/icon-512.png'],
    ['javascript:alert(1)//.png', 'http://aurora.localhost:4173/brand/aurora/square/icon-512.png'],
    [undefined, 'http://aurora.localhost:4173/brand/aurora/square/icon-512.png'],
  ])('to an event shows its title, and its picture %s as %s [CON-01]', async (picture, image) => {
    const html = `<p>Win &amp; <b>keep</b></p>${'gold '.repeat(60)}`;
    const item = { title: 'Week "of" <gold>', html, pictures: picture === undefined ? [] : picture.split(' ') };
    const answer = await serverWith({ item }).get('http://aurora.localhost:4173/m/mine');
    expect(await answer.clone().text()).toContain('<title>Week &quot;of&quot; &lt;gold&gt; · Aurora');
    const tags = await tagsOf(answer);
    expect(tags).toMatchObject({
      title: expect.stringMatching(/^Week &quot;of&quot; &lt;gold&gt; · Aurora/),
      description: expect.stringMatching(/^Win &amp; keep (gold )+…$/),
      image,
    });
    expect(tags.description?.length).toBeLessThan(220);
  });

  it.each([
    ['a page that is not there', '/m/nothing', undefined],
    ['a closed platform', '/m/home', { maintenance: true }],
  ])('of %s shows nothing', async (_, path, status) => {
    const gateway = makeGateway(status && { '/wps/system/status': () => envelope(status) });
    expect(await tagsOf(makeServer({ gateway }).get(`http://aurora.localhost${path}`))).toEqual({});
  });
});

it.each([
  ['aurora.localhost:4173', false, 'http://aurora.localhost:4173'],
  ['aurora.localhost', false, 'http://aurora.localhost'],
  ['WWW.Aurora.example', false, 'https://www.aurora.example'],
  ['www.aurora.example.', true, 'https://www.aurora.example'],
  ['www.aurora.example:8080', false, 'http://www.aurora.example:8080'],
  ['www.aurora.example:8443', true, 'https://www.aurora.example:8443'],
])('of the host %s, over https %s, the origin is %s', (host, https, origin) => {
  expect(originOf({ host, https })).toBe(origin);
});
