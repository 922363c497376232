import type { BrandState, CompareOptions } from '@/review/compare/change';
import { type BrandChange, compareBrand } from '@/review/compare/compare-brand';
import type { Pair } from '@/review/compare/compare-nodes';

/**
 * Differences of a brand as a whole: settings that every page shows, pages that nothing leads to any more, and changes
 * that show only with other switches of the console.
 */
export function brandDifferences(
  brand: string,
  brands: Pair<BrandState | undefined>,
  options: CompareOptions,
): readonly BrandChange[] {
  return compareBrand(brand, brands, options).filter((change) => !isOnScreens(change) && !isUnused(change));
}

/** A new text or picture changes nothing by itself: the page that shows it is a difference of its own. */
function isUnused({ page, kind, key, words, name, does }: BrandChange): boolean {
  if (page !== '') return false;
  return kind === 'text' ? key !== undefined && words?.before === '' : name.startsWith('picture ') && does === 'is new';
}

/** Whether a change shows on screens, which are compared one by one. */
function isOnScreens({ page, persona, state, kind, node }: BrandChange): boolean {
  if (kind === 'unreachable' || state !== '' || page === '') return false;
  return persona !== '' || (node === '$page' && (kind === 'appears' || kind === 'goes'));
}

/**
 * The same difference has the same key wherever its node stands: `does` of one that moves or appears names its
 * neighbours. `plain` has ids in place of words, so that a new title of a page makes no other difference.
 */
export function brandChangeKey({ unaffected: _unaffected, does, plain, ...change }: BrandChange): string {
  const isPlaced = change.kind === 'moves' || change.kind === 'appears';
  return JSON.stringify({ ...change, name: '', does: isPlaced ? '' : (plain ?? does) });
}
