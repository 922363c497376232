import type { Catalogue } from '@/engine';
import type { BrandState } from '@/review/compare/change';
import type { BrandChange } from '@/review/compare/compare-brand';
import type { Pair } from '@/review/compare/compare-nodes';
import { personaNames } from '@/review/layouts/persona-visitors';
import { type ConfigEdit, withoutEdits } from '../edits/config-edits';
import { openPage, type PageScreens, type SharedLayout, textKeysOf } from '../screens/page-screens';
import type { Visitor } from '../screens/visitors';
import type { BrandsOf, OpenedStates } from '../states/open-states';
import { brandChangeKey, brandDifferences } from './brand-differences';
import { type Comparison, openComparison, reportLanguage } from './compare-screens';
import type { ScreenDifference } from './screen-differences';
import { type Differences, type OnVanished, reportVanished } from './vanished-changes';
import { vanishingTexts } from './vanishing-texts';

/** Takes edits back, and reports which differences of a brand vanish. */
export async function vanishingWithout(
  edits: readonly ConfigEdit[],
  {
    brand,
    states,
    differences,
  }: { readonly brand: string; readonly states: OpenedStates; readonly differences: Differences },
  onVanished: OnVanished,
): Promise<void> {
  const { catalogue } = states;
  if (edits.every(({ kind }) => kind === 'text'))
    return vanishingTexts(edits, { brand, states, differences }, onVanished);
  const rest = states.read(withoutEdits(states.files.after, edits));
  const [before, after, without] = await openAll(brand, [states.before, states.after, rest]);
  for (const change of vanishedOfBrand(edits, { brand, before, without, catalogue, differences }))
    onVanished.ofBrand(change);
  if (before === undefined || after === undefined || without === undefined) return;
  const comparison = openComparison({ before, after: without }, catalogue);
  const pages = pagesOf(without, catalogue);
  const touched = touchedPages({ before: after, after: without }, catalogue);
  for (const difference of differences.screens)
    if (touched(difference.page))
      reportVanishedOf(difference, { comparison, page: pages(difference.page), onVanished });
}

type BrandWithout = {
  readonly brand: string;
  readonly before: BrandState | undefined;
  readonly without: BrandState | undefined;
  readonly catalogue: Catalogue;
  readonly differences: Differences;
};

function vanishedOfBrand(
  edits: readonly ConfigEdit[],
  { brand, before, without, catalogue, differences }: BrandWithout,
): readonly BrandChange[] {
  const candidates = differences.ofBrand.filter((change) => edits.some((edit) => mayMake(edit, change)));
  if (candidates.length === 0) return [];
  const options = { catalogue, personas: personaNames(catalogue), language: reportLanguage };
  const left = new Set(brandDifferences(brand, { before, after: without }, options).map(brandChangeKey));
  return candidates.filter((change) => !left.has(brandChangeKey(change)));
}

/** The file of a page makes differences of that page, or cuts off other pages. To compare a whole brand takes long. */
function mayMake({ file }: ConfigEdit, { page, kind }: BrandChange): boolean {
  const ofPage = /^[^/]+\/(?:pages|overlays)\/([^/]+)\.json$/.exec(file)?.[1];
  return ofPage === undefined || ofPage === page || kind === 'unreachable';
}

function openAll(brand: string, sides: readonly BrandsOf[]): Promise<readonly (BrandState | undefined)[]> {
  return Promise.all(sides.map((side) => side.open(brand)));
}

/** Whether a page is made of anything that differs between two states. */
function touchedPages(brands: Pair<BrandState>, catalogue: Catalogue): (page: string) => boolean {
  const { texts } = openComparison(brands, catalogue);
  const touched = new Map<string, boolean>();
  const isTouched = (id: string): boolean => {
    const [before, after] = [brands.before, brands.after].map((brand) => openPage(brand, id, catalogue)?.page);
    if (before === undefined || after === undefined) return before !== after;
    if (before.hash !== after.hash || brands.before.facts !== brands.after.facts) return true;
    return texts.size > 0 && [...textKeysOf(after, catalogue)].some((key) => texts.has(key));
  };
  return (page) => {
    const known = touched.get(page) ?? isTouched(page);
    touched.set(page, known);
    return known;
  };
}

/** The pages of a brand, each opened once. */
function pagesOf(brand: BrandState, catalogue: Catalogue): (id: string) => PageScreens | undefined {
  const opened = new Map<string, PageScreens | undefined>();
  return (id) => {
    if (!opened.has(id)) opened.set(id, openPage(brand, id, catalogue));
    return opened.get(id);
  };
}

type Reporting = {
  readonly comparison: Comparison;
  readonly page: PageScreens | undefined;
  readonly onVanished: OnVanished;
};

function reportVanishedOf(difference: ScreenDifference, { comparison, page, onVanished }: Reporting): void {
  const byLayout = new Map<SharedLayout | undefined, Visitor[]>();
  for (const visitor of difference.visitors) {
    const layout = page?.layoutOf(visitor, difference.language);
    byLayout.set(layout, [...(byLayout.get(layout) ?? []), visitor]);
  }
  for (const [layout, seers] of byLayout)
    reportVanished(difference, {
      layout,
      visitors: byLayout.size === 1 ? difference.visitors : seers,
      comparison,
      onVanished,
    });
}
