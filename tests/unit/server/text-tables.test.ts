import { describe, expect, it } from 'vitest';
import { textTablesOf } from '@/server/sites/text-tables';
import { home, makeServer, makeSite, makeSource, serve } from './fixture';

const merchant = {
  format: 1,
  title: { t: 'site.title' },
  locale: { symbol: '৳', digits: 'latn', languages: { bn: { digits: 'beng' }, en: { symbol: 'Tk ' } } },
} as const;
const bare = makeSite('aurora', merchant);
const texts = {
  en: { 'site.title': 'Over 600 games', bubble: '{{symbol}}7777', 'date.halves': 'a.m.|p.m.' },
  bn: { 'site.title': '600-র বেশি গেম', bubble: '{{ symbol }}7777', days: '৭ দিন, {{count}} বার' },
  ne: {},
  'pt-br': {},
};
const site = { ...bare, texts };

describe('the texts of a site', () => {
  it('come in the merchant’s digits and with its sign of money, by language [APP-11]', () => {
    const { en, bn } = textTablesOf(site);
    expect(en).toMatchObject({ 'site.title': 'Over 600 games', bubble: 'Tk 7777' });
    expect(bn).toMatchObject({ 'site.title': '৬০০-র বেশি গেম', bubble: '৳৭৭৭৭', days: '৭ দিন, {{count}} বার' });
  });

  it('hold the words of dates of their language, and a merchant’s own before them [APP-11]', () => {
    const { en, ne, 'pt-br': brazilian } = textTablesOf(site);
    expect(en?.['date.monthsShort']).toMatch(/^Jan\|Feb\|/);
    expect(en?.['date.halves']).toBe('a.m.|p.m.');
    expect(ne?.['date.months']).toMatch(/^जनवरी\|/);
    expect(brazilian?.['date.months']).toMatch(/^janeiro\|/);
  });

  it('of a regional language are found too [APP-11]', async () => {
    const server = makeServer({ siteSource: makeSource(serve(site)) });
    const table = await server.get('http://aurora.localhost/texts/aurora/pt-br-0.json');
    expect(await table.json()).toMatchObject({ 'date.halves': 'AM|PM' });
  });

  it('are those that a document is titled with and names the address of [APP-11]', async () => {
    const server = makeServer({ siteSource: makeSource(serve(site)) });
    const html = await (await server.get(home, { cookie: 'lang=bn' })).text();
    const path = /\/texts\/aurora\/bn-[0-9a-f]+\.json/.exec(html)?.[0] ?? '';
    const table = await (await server.get(`http://aurora.localhost${path}`)).json();
    expect(table).toEqual(textTablesOf(site).bn);
    expect(html).toContain('৬০০-র বেশি গেম</title>');
  });
});
