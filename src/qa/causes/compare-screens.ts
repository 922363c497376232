import type { Catalogue } from '@/engine';
import type { BrandState, Change } from '@/review/compare/change';
import { type ChangedTexts, changedTexts } from '@/review/compare/changed-texts';
import { compareLayouts } from '@/review/compare/compare-layouts';
import type { Pair } from '@/review/compare/compare-nodes';
import { leafChanges } from '@/review/compare/leaf-changes';
import type { SharedLayout } from '../screens/page-screens';

/** Reports name entries and pages in this language, where a brand has it. */
export const reportLanguage = 'en';

/** Two states of a brand, ready to compare many screens. */
export type Comparison = {
  readonly brands: Pair<BrandState>;
  readonly texts: ChangedTexts;
  /** How a screen differs in a language; empty where both layouts say the same. */
  readonly changesOf: (layouts: Pair<SharedLayout>, language: string) => readonly Change[];
};

export function openComparison(brands: Pair<BrandState>, catalogue: Catalogue): Comparison {
  const sites = { before: brands.before.site, after: brands.after.site };
  const texts = changedTexts(sites.before, sites.after);
  const context = { sites, texts, catalogue, preferredLanguage: reportLanguage };
  const compared = new WeakMap<SharedLayout, WeakMap<SharedLayout, readonly Change[]>>();
  const compare = ({ before, after }: Pair<SharedLayout>): readonly Change[] => {
    const known = compared.get(before)?.get(after);
    if (known !== undefined) return known;
    const changes = compareLayouts({ before: before.layout, after: after.layout }, context);
    compared.set(before, (compared.get(before) ?? new WeakMap()).set(after, changes));
    return changes;
  };
  return {
    brands,
    texts,
    changesOf: (layouts, language) => {
      const changes = compare(layouts).filter(({ words }) => words === undefined || words.language === language);
      if (changes.length > 0) return changes;
      return layouts.before.hashIn(language) === layouts.after.hashIn(language) ? [] : [wordlessChange(layouts)];
    },
  };
}

/** A difference that no sentence describes, named by its paths in the layout. */
function wordlessChange({ before, after }: Pair<SharedLayout>): Change {
  const paths = leafChanges(before.layout, after.layout).map(({ path }) => path);
  const does = paths.length === 0 ? 'says other words' : `differs at ${paths.slice(0, 5).join(', ')}`;
  return { kind: 'look', node: '$page', name: before.layout.page, does };
}

/** The same change, wherever it shows. The position of a node does not count: it depends on the nodes beside it. */
export function changeKey({ kind, node, does, plain, words, key }: Change): string {
  const isPlaced = kind === 'moves' || kind === 'appears';
  return JSON.stringify([kind, node, isPlaced ? '' : (plain ?? does), words, key]);
}
