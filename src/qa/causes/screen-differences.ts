import type { Catalogue } from '@/engine';
import type { BrandState, Change } from '@/review/compare/change';
import type { Pair } from '@/review/compare/compare-nodes';
import { openPage, type PageScreens, type SharedLayout, screenLanguages, textKeysOf } from '../screens/page-screens';
import type { ScreenFilter } from '../screens/screen-filter';
import { type Visitor, visitorsOf } from '../screens/visitors';
import { type Comparison, openComparison } from './compare-screens';

/** Visitors of one page, in one language, who saw the same before and see the same now. */
export type ScreenDifference = {
  readonly brand: string;
  readonly page: string;
  readonly language: string;
  readonly visitors: readonly Visitor[];
  /** What they saw and see; undefined where the page was not there, or is no more. */
  readonly layouts: { readonly before: SharedLayout | undefined; readonly after: SharedLayout | undefined };
  readonly changes: readonly Change[];
  /** The state in which it shows, such as other switches; undefined if it is the usual one. */
  readonly state?: string;
};

/**
 * How many screens of a brand are looked at, and those that differ. A brand that came or went differs as a whole
 * (`brand-differences.ts`), so it has none here.
 */
export type BrandScreens = { readonly screens: number; readonly differences: readonly ScreenDifference[] };

/** Looks at every screen of a brand in both states. */
export function differingScreens(
  brand: string,
  { before, after }: Pair<BrandState | undefined>,
  catalogue: Catalogue,
  { includesPage, includesLanguage, includesPersona }: ScreenFilter,
): BrandScreens {
  const comparison = before && after && openComparison({ before, after }, catalogue);
  const pages = new Set([...Object.keys(before?.site.pages ?? {}), ...Object.keys(after?.site.pages ?? {})]);
  let screens = 0;
  const differences: ScreenDifference[] = [];
  for (const id of [...pages].filter(includesPage)) {
    const sides = { before: openPage(before, id, catalogue), after: openPage(after, id, catalogue) };
    const state = after ?? before;
    if (state === undefined) continue;
    const visitors = visitorsOf(
      [sides.before, sides.after].flatMap((side) => side?.page ?? []),
      state,
      catalogue,
    );
    const languages = screenLanguages(state);
    screens += visitors.filter(({ name }) => includesPersona(name)).length * languages.filter(includesLanguage).length;
    if (comparison === undefined || isUntouched(sides, comparison, catalogue)) continue;
    for (const language of languages)
      differences.push(...differencesIn(language, { brand, page: id, sides, visitors, comparison }));
  }
  return { screens, differences };
}

/** Whether nothing that a page is made of differs, for anybody. */
function isUntouched(
  { before, after }: Pair<PageScreens | undefined>,
  comparison: Comparison,
  catalogue: Catalogue,
): boolean {
  if (before === undefined || after === undefined) return false;
  if (before.page.hash !== after.page.hash || before.brand.facts !== after.brand.facts) return false;
  return (
    comparison.texts.size === 0 || ![...textKeysOf(after.page, catalogue)].some((key) => comparison.texts.has(key))
  );
}

type PageToCompare = {
  readonly brand: string;
  readonly page: string;
  readonly sides: Pair<PageScreens | undefined>;
  readonly visitors: readonly Visitor[];
  readonly comparison: Comparison;
};

function differencesIn(
  language: string,
  { brand, page, sides, visitors, comparison }: PageToCompare,
): readonly ScreenDifference[] {
  const byOldLayout = new Map<SharedLayout | undefined, Map<SharedLayout | undefined, Visitor[]>>();
  for (const visitor of visitors) {
    const [oldLayout, newLayout] = [sides.before, sides.after].map((side) => side?.layoutOf(visitor, language));
    const byNewLayout = byOldLayout.get(oldLayout) ?? new Map<SharedLayout | undefined, Visitor[]>();
    byOldLayout.set(oldLayout, byNewLayout.set(newLayout, [...(byNewLayout.get(newLayout) ?? []), visitor]));
  }
  return [...byOldLayout].flatMap(([before, byNewLayout]) =>
    [...byNewLayout].flatMap(([after, seers]): readonly ScreenDifference[] => {
      const changes = changesBetween({ before, after }, language, comparison);
      if (changes.length === 0) return [];
      return [{ brand, page, language, visitors: seers, layouts: { before, after }, changes }];
    }),
  );
}

/** What visitors see differently, also where the page came or went. */
export function changesBetween(
  { before, after }: Pair<SharedLayout | undefined>,
  language: string,
  comparison: Comparison,
): readonly Change[] {
  if (before !== undefined && after !== undefined) return comparison.changesOf({ before, after }, language);
  const { page } = (after ?? before)?.layout ?? { page: '' };
  if (before === after) return [];
  return [
    after === undefined
      ? { kind: 'goes', node: '$page', name: page, does: 'is no more' }
      : { kind: 'appears', node: '$page', name: page, does: 'is new' },
  ];
}
