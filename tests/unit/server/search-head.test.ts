import { resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteLoader, type Site } from '@/engine';
import { createSiteFiles } from '@/server/assets/site-files';
import { toSearchHead } from '@/server/pages/search-head';
import { toShareHead } from '@/server/pages/share-head';
import { createFolderSource, type FolderSource } from '@/sites/create-folder-source';
import { readCatalogue } from '@/sites/read-catalogue';
import { envelope, home, makeGateway, makeServer, makeSite, makeSource, serve } from './fixture';

type Page = Site['pages'][string];

/** The fixture's site with a description, and pages told otherwise. */
function siteWith(pages: { readonly [id: string]: Partial<Page> } = {}): Site {
  const site = makeSite('aurora', { format: 1, description: { text: { en: 'Play <here>', bn: 'খেলুন' } } });
  const changed = Object.entries(pages).map(([id, more]) => [
    id,
    { format: 1, id, nodes: {}, ...site.pages[id], ...more },
  ]);
  return { ...site, pages: { ...site.pages, ...Object.fromEntries(changed) } };
}

async function headOf(url: string, site = siteWith(), headers: Record<string, string> = {}) {
  const server = makeServer({ siteSource: makeSource(serve(site)) });
  const html = await (await server.get(url, headers)).text();
  return {
    canonical: /<link rel="canonical" href="([^"]*)">/.exec(html)?.[1],
    description: /<meta name="description" content="([^"]*)">/.exec(html)?.[1],
    robots: /<meta name="robots" content="([^"]*)">/.exec(html)?.[1],
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1],
  };
}

const left = { canonical: undefined, description: undefined, robots: 'noindex' };

describe('the head of a page that everybody may see', () => {
  it('names its own address and what it is about', async () => {
    const page = { canonical: '/m/mine', description: 'Mine · Play &lt;here&gt;', robots: undefined };
    expect(await headOf('http://aurora.localhost/m/mine')).toEqual({ ...page, title: 'Mine · AURORA' });
    expect(await headOf(home)).toMatchObject({
      canonical: '/m/home',
      description: 'Play &lt;here&gt;',
      title: 'AURORA',
    });
  });

  it.each([
    ['/', '/m/home'],
    ['/m', '/m/home'],
    ['/m/home?utm_source=x&token=secret', '/m/home'],
    ['/m/home?token=secret&category=FISH&affiliateCode=a1', '/m/home?category=FISH'],
    ['/?category=FISH', '/m/home?category=FISH'],
    ['/m/mine?category=FISH', '/m/mine'],
  ])('of %s names %s: one address, with the query that counts', async (path, canonical) => {
    expect((await headOf(`http://aurora.localhost${path}`)).canonical).toBe(canonical);
  });

  it('fills in the age from which one may play', async () => {
    const description = { t: 'site.about', with: { age: { fact: 'merchant.age' } } };
    const site = makeSite('aurora', { format: 1, auth: { age: 21 }, description });
    const told = { ...site, texts: { ...site.texts, en: { ...site.texts.en, 'site.about': 'Slots. {{age}}+ only.' } } };
    expect((await headOf(home, told)).description).toBe('Slots. 21+ only.');
  });

  it('speaks the language of the page', async () => {
    const mine = 'http://aurora.localhost/m/mine';
    expect((await headOf(mine, siteWith(), { cookie: 'lang=bn' })).description).toBe('আমার · খেলুন');
    const told = siteWith({ mine: { description: { text: { en: 'Yours', bn: 'আপনার' } } } });
    expect((await headOf(mine, told, { cookie: 'lang=bn' })).description).toBe('আপনার');
  });

  it('names the address on whatever host of the merchant it is shown', async () => {
    const site = siteWith();
    const hosted = { ...site, merchant: { ...site.merchant, domains: ['www.aurora.example', 'm.aurora.example'] } };
    for (const host of hosted.merchant.domains) {
      const url = `https://${host}/m/mine`;
      const { canonical = '' } = await headOf(url, hosted);
      expect(new URL(canonical, url).href).toBe(url);
    }
  });
});

describe('a page that is not for everybody', () => {
  it.each<[string, string, { readonly [id: string]: Partial<Page> }]>([
    ['needs a session', '/m/mine', { mine: { access: { need: 'session' } } }],
    ['is for some', '/m/mine', { mine: { access: { when: { is: 'agent' } } } }],
    ['is not to be listed', '/m/mine', { mine: { listed: false } }],
    ['is not there', '/m/nothing', {}],
  ])('because it %s asks to be left out', async (_, path, pages) => {
    expect(await headOf(`http://aurora.localhost${path}`, siteWith(pages))).toMatchObject(left);
  });

  it('because the platform is closed asks to be left out', async () => {
    const gateway = makeGateway({ '/wps/system/status': () => envelope({ maintenance: true }) });
    const html = await (await makeServer({ gateway }).get(home)).text();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toContain('canonical');
  });
});

describe('the merchants', () => {
  const state: { source?: FolderSource } = {};
  beforeAll(async () => {
    const { compose: load } = createSiteLoader(readCatalogue(resolve('schemas')));
    const log = { info: () => undefined, error: () => undefined };
    state.source = await createFolderSource({
      root: resolve('merchant-configs'),
      shownAs: 'merchant-configs',
      load,
      log,
    });
  });
  afterAll(() => state.source?.close());

  const headsOf = (language: string, id: string) => {
    const served = state.source?.current().get(id);
    if (served === undefined) throw new Error(`${id} is not served`);
    return Object.entries(served.site.pages).map(([pageId, { paths = [] }]) => {
      const [path] = paths;
      return { pageId, head: toSearchHead({ served, language, pageId, mode: 0, canonical: path, url: path ?? '/' }) };
    });
  };

  it('give every page of theirs a title, words and a picture for who is sent its address', { tags: ['deep'] }, () => {
    const filesOf = createSiteFiles({ info: () => undefined, error: () => undefined });
    const sites = [...(state.source?.current().values() ?? [])];
    expect(sites.length).toBeGreaterThan(3);
    for (const served of sites) {
      for (const [pageId, { paths = [] }] of Object.entries(served.site.pages)) {
        const page = { served, language: 'en', pageId, mode: 0, canonical: paths[0] } as const;
        const head = toShareHead(page, filesOf(served), undefined);
        if (paths.length === 0) expect(head).toBeUndefined();
        else {
          expect(head).toMatchObject({
            title: expect.stringMatching(/./),
            description: expect.stringMatching(/.{8}/),
            picture: expect.stringMatching(/^\/brand\/.*\/share\.jpg$/),
          });
        }
      }
    }
  });

  it('describe every page for guests in words of their own, in each of their languages, and no page of members', () => {
    for (const [id, { site }] of state.source?.current() ?? []) {
      for (const language of site.merchant.languages?.supported ?? []) {
        const listed = headsOf(language, id).flatMap(({ pageId, head }) => (head.listed ? [{ pageId, ...head }] : []));
        expect(listed.length).toBeGreaterThan(15);
        expect(listed.filter(({ description }) => description.length < 8)).toEqual([]);
        expect(new Set(listed.map(({ description }) => description)).size).toBe(listed.length);
        const pages = listed.map(({ pageId }) => pageId);
        expect(pages).toEqual(expect.arrayContaining(['home', 'login', 'register', 'activity', 'help', 'gameCenter']));
        for (const page of [
          'mine',
          'message',
          'withdraw',
          'agent',
          'securityCenter',
          'launchGame',
          'maintenance',
          'not-found',
        ])
          expect(pages).not.toContain(page);
      }
    }
  });
});
