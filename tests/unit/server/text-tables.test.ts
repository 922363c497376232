import { readdirSync, readFileSync } from 'node:fs';
import floor from '@schemas/browser-floor.json';
import { describe, expect, it } from 'vitest';
import { textTablesOf } from '@/server/texts/text-tables';
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
    const after = { ...merchant, locale: { symbol: ' €', symbolPosition: 'after' } } as const;
    const { es } = textTablesOf({ ...makeSite('aurora', after), texts: { es: { bubble: 'Gana {{symbol}}300' } } });
    expect(es?.bubble).toBe('Gana €300');
    expect(bn).toMatchObject({ 'site.title': '৬০০-র বেশি গেম', bubble: '৳৭৭৭৭', days: '৭ দিন, {{count}} বার' });
  });

  it('name the oldest browsers that the site runs in by one number, in the merchant’s digits [APP-12]', () => {
    const text = 'iOS {{safari}}, Chrome {{ chrome }}, Firefox {{firefox}}, {{other}}';
    const { en, bn } = textTablesOf({ ...bare, texts: { en: { text }, bn: { text } } });
    expect(en?.text).toBe(`iOS ${floor.safari}, Chrome ${floor.chrome}, Firefox ${floor.firefox}, {{other}}`);
    expect(bn?.text).toMatch(/^iOS [০-৯]+\.[০-৯]+, Chrome [০-৯]+, Firefox [০-৯]+, /);
  });

  it('of base name no other number for them [APP-12]', () => {
    for (const file of readdirSync('merchant-configs/base/texts')) {
      const table: Record<string, string> = JSON.parse(readFileSync(`merchant-configs/base/texts/${file}`, 'utf8'));
      expect([file, table['download.note'], table['versionTips.old']].join()).toMatch(
        /\{\{safari\}\}.*\{\{safari\}\}.*\{\{chrome\}\}/,
      );
      const numbers = Object.values(table).filter((text) => /(?:iOS|আইওএস) ?(?:1[2-9]|২|১[২-৯])[.٫][\d২-৯]/.test(text));
      expect(numbers.filter((text) => text !== table['versionTips.ios12'])).toEqual([]);
    }
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
