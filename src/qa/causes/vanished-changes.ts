import type { BrandChange } from '@/review/compare/compare-brand';
import type { SharedLayout } from '../screens/page-screens';
import type { Visitor } from '../screens/visitors';
import { type Comparison, changeKey } from './compare-screens';
import { changesBetween, type ScreenDifference } from './screen-differences';

/** All that differs of a brand. */
export type Differences = {
  readonly screens: readonly ScreenDifference[];
  readonly ofBrand: readonly BrandChange[];
};

/** Called for each change that is not there without the edit. `change` is its index in `difference.changes`. */
export type OnVanished = {
  readonly screen: (difference: ScreenDifference, change: number, visitors: readonly Visitor[]) => void;
  readonly ofBrand: (change: BrandChange) => void;
};

type SeenWithout = {
  /** What these visitors see without the edit. */
  readonly layout: SharedLayout | undefined;
  readonly visitors: readonly Visitor[];
  readonly comparison: Comparison;
  readonly onVanished: OnVanished;
};

/** Reports the changes of a difference that these visitors do not see without the edit. */
export function reportVanished(
  difference: ScreenDifference,
  { layout, visitors, comparison, onVanished }: SeenWithout,
): void {
  const { layouts, language, changes } = difference;
  const remaining = new Set(
    changesBetween({ before: layouts.before, after: layout }, language, comparison).map(changeKey),
  );
  for (const [index, change] of changes.entries())
    if (!remaining.has(changeKey(change))) onVanished.screen(difference, index, visitors);
}
