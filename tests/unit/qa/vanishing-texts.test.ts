import { expect, it } from 'vitest';
import { normalizePlatform, type Site } from '@/engine';
import { vanishingTexts } from '@/qa/causes/vanishing-texts';
import { configEdits, type HashedFiles } from '@/qa/edits/config-edits';
import type { OpenedStates } from '@/qa/states/open-states';
import type { BrandState } from '@/review/compare/change';
import type { BrandChange } from '@/review/compare/compare-brand';
import { openLanguage } from '@/review/workspace/language';

const { catalogue } = openLanguage();

const filesOf = (texts: Readonly<Record<string, object>>): HashedFiles =>
  new Map(
    Object.entries(texts).map(([brand, table]) => {
      const file = { path: `${brand}/texts/en.json`, text: JSON.stringify(table) };
      return [file.path, { file, hash: file.text }];
    }),
  );

function brandWith(words: string): BrandState {
  const texts = { en: { hello: words } };
  const site: Site = { format: 1, id: 'padma', hash: words, merchant: { format: 1 }, pages: {}, conditions: {}, texts };
  const platform = normalizePlatform({}, site, catalogue);
  return { site, console: {}, platform, assets: new Map(), facts: () => new Map() };
}

it('takes back edits of one text in a brand and its parent together [QAS-06]', async () => {
  const files = {
    before: filesOf({ base: { hello: 'Hi' }, padma: { other: 'x' } }),
    after: filesOf({ base: { hello: 'Hello' }, padma: { hello: 'Hello', other: 'x' } }),
  };
  const brandsOf = (words: string) => ({
    ids: ['padma'],
    chainOf: () => ['padma', 'base'],
    open: async () => brandWith(words),
  });
  const states: OpenedStates = {
    catalogue,
    files,
    folders: { before: '', after: '' },
    hasSources: true,
    notes: [],
    before: brandsOf('Hi'),
    after: brandsOf('Hello'),
    read: () => brandsOf('Hi'),
    close: () => undefined,
  };
  const change: BrandChange = {
    ...{ brand: 'padma', page: '', persona: '', language: '', state: '', unaffected: [] },
    ...{ kind: 'text', node: '', name: 'hello', does: 'says', key: 'hello' },
    words: { language: 'en', before: 'Hi', after: 'Hello' },
  };
  const edits = configEdits(files.before, files.after);
  const vanishedWithout = async (taken: typeof edits) => {
    const vanished: BrandChange[] = [];
    const ofBrand = (one: BrandChange) => void vanished.push(one);
    const input = { brand: 'padma', states, differences: { screens: [], ofBrand: [change] } };
    await vanishingTexts(taken, input, { screen: () => undefined, ofBrand });
    return vanished;
  };
  expect(await Promise.all(edits.map((edit) => vanishedWithout([edit])))).toEqual([[], []]);
  expect(await vanishedWithout(edits)).toEqual([change]);
});
