import { projectWorkspace } from '@tests/support/project-workspace';
import { describe, expect, test } from 'vitest';
import { resolvePage, type Site } from '@/engine';
import { changedLines } from '@/review/layouts/changed-lines';
import { pageLines } from '@/review/layouts/page-lines';
import { openPersonas, type Personas } from '@/review/layouts/persona-visitors';
import { textKeys, textRows } from '@/review/layouts/text-rows';
import { golden, obsoleteGolden } from './golden-file';
import { textKeys as namedTexts } from './reachable-texts';

const { catalogue, loaded, platformOf } = await projectWorkspace();
const merchants = [...loaded.sites.values()];
/** Those that others extend come first; they are compared like the merchants themselves. */
const parents = new Map(merchants.flatMap(ancestorsOf).map((site) => [site.id, site]));
const sites = [...new Map([...parents, ...merchants.map((site) => [site.id, site] as const)]).values()];
const personas = new Map<string, Personas>();
for (const site of sites)
  personas.set(site.id, await openPersonas(site, loaded.consoles.get(site.id) ?? {}, catalogue));

test('finds every merchant folder by itself [QAS-01]', () => {
  expect(merchants.length).toBeGreaterThanOrEqual(4);
});

describe.each(sites.map((site) => ({ site, merchant: site.id })))('$merchant', ({ site, merchant }) => {
  const parent = loaded.parentOf(merchant);

  test.each(Object.keys(site.pages))('%s shows every persona what its golden file says [QAS-01, CFG-03]', (page) => {
    expectGolden(`${merchant}/${page}.txt`, changedLines(parent ? linesOf(parent, page) : [], linesOf(site, page)));
  });

  test('says in every language what its text table says [QAS-01, APP-11]', () => {
    const rows = rowsOf(site);
    const inherited = new Set(parent ? rowsOf(parent) : []);
    expectGolden(
      `${merchant}/texts.tsv`,
      rows.filter((row) => !inherited.has(row)),
    );
  });

  test('has no golden file without a page [QAS-01]', () => {
    expect(obsoleteGolden(merchant)).toEqual([]);
  });
});

test('has no golden files of a merchant that is gone [QAS-01]', () => {
  const known = new Set(sites.map((site) => site.id));
  expect(obsoleteGolden('.').filter((path) => !known.has(path.split('/')[0] ?? ''))).toEqual([]);
});

/** A page that says what its parent's says has no file. */
function expectGolden(path: string, lines: readonly string[]): void {
  const text = lines.map((line) => `${line}\n`).join('');
  expect(text).toBe(golden(path, text));
}

function linesOf(site: Site, page: string): readonly string[] {
  const seers = personas.get(site.id);
  if (seers === undefined || !Object.hasOwn(site.pages, page)) return [];
  return pageLines(resolvePage(site, page, platformOf(site), catalogue), seers);
}

/** The texts of a site. Of one that others extend all that its pages name, in each language: no brand alters what stands there. */
function rowsOf(site: Site): readonly string[] {
  const isParent = sites.some((other) => ancestorsOf(other).includes(site));
  if (isParent) return textRows(site, new Set(namedTexts(site.pages)), Object.keys(site.texts));
  return textRows(site, textKeys(site, platformOf(site), catalogue), site.merchant.languages?.supported ?? ['en']);
}

function ancestorsOf(site: Site): readonly Site[] {
  const parent = loaded.parentOf(site.id);
  return parent === undefined ? [] : [...ancestorsOf(parent), parent];
}
