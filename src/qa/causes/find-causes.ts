import type { BrandChange } from '@/review/compare/compare-brand';
import { type ConfigEdit, editId } from '../edits/config-edits';
import type { Visitor } from '../screens/visitors';
import type { OpenedStates } from '../states/open-states';
import type { ScreenDifference } from './screen-differences';
import type { Differences } from './vanished-changes';
import { vanishingWithout } from './vanishing';

/** One change of one difference, for some of its visitors, with what makes it. */
export type CausedChange =
  | {
      readonly kind: 'screen';
      readonly difference: ScreenDifference;
      /** Index in `difference.changes`. */
      readonly change: number;
      readonly visitors: readonly Visitor[];
      readonly causes: readonly ConfigEdit[];
      /** What is wrong with the screen, whatever it was before. Such a change has no cause. */
      readonly fault?: string;
    }
  | { readonly kind: 'brand'; readonly change: BrandChange; readonly causes: readonly ConfigEdit[] };

export type CauseSearch = {
  readonly states: OpenedStates;
  readonly edits: readonly ConfigEdit[];
  readonly differences: ReadonlyMap<string, Differences>;
  /** Called before each edit that is taken back; `false` ends the search, and the other changes get no cause. */
  readonly onStep: (done: number, of: number) => boolean | Promise<boolean>;
};

/** The differences that vanish without an edit, with those edits. */
type Vanished = {
  readonly screens: Map<ScreenDifference, { change: number; visitors: readonly Visitor[]; edit: ConfigEdit }[]>;
  readonly brands: Map<BrandChange, readonly ConfigEdit[]>;
};

/**
 * Takes back one edit at a time. The causes of a change are the edits without which it is gone. A change that several
 * edits make together has none here: `withSharedCauses` looks for them.
 */
export async function findCauses({
  states,
  edits,
  differences,
  onStep,
}: CauseSearch): Promise<readonly CausedChange[]> {
  const vanished: Vanished = { screens: new Map(), brands: new Map() };
  for (const [index, edit] of edits.entries()) {
    if (!(await onStep(index, edits.length))) break;
    await takeBack(edit, { states, differences }, vanished);
  }
  return [...differences.values()].flatMap((ofBrand) => caused(ofBrand, vanished));
}

/** Takes an edit back in each brand that it reaches, and records which differences vanish. */
async function takeBack(
  edit: ConfigEdit,
  { states, differences }: Pick<CauseSearch, 'states' | 'differences'>,
  vanished: Vanished,
): Promise<void> {
  for (const [brand, ofBrand] of differences) {
    const folders = [...states.before.chainOf(brand), ...states.after.chainOf(brand)];
    if (!folders.includes(edit.folder)) continue;
    await vanishingWithout(
      [edit],
      { brand, states, differences: ofBrand },
      {
        screen: (difference, change, visitors) => {
          const list = vanished.screens.get(difference) ?? [];
          list.push({ change, visitors, edit });
          vanished.screens.set(difference, list);
        },
        ofBrand: (change) => vanished.brands.set(change, [...(vanished.brands.get(change) ?? []), edit]),
      },
    );
  }
}

function caused({ screens, ofBrand }: Differences, vanished: Vanished): readonly CausedChange[] {
  return [
    ...screens.flatMap((difference) => causedOnScreen(difference, vanished)),
    ...ofBrand.map(
      (change): CausedChange => ({
        kind: 'brand',
        change,
        causes: vanished.brands.get(change) ?? [],
      }),
    ),
  ];
}

/**
 * Visitors who see a change by the same edits stand together. Where all of them see one layout without an edit,
 * `vanishing.ts` passes the difference's own list.
 */
function causedOnScreen(difference: ScreenDifference, { screens }: Vanished): readonly CausedChange[] {
  const vanished = screens.get(difference) ?? [];
  return difference.changes.flatMap((_, change) => {
    const ofChange = vanished.filter((one) => one.change === change);
    const isForAll = ofChange.every(({ visitors }) => visitors === difference.visitors);
    const seers = isForAll ? [difference.visitors] : difference.visitors.map((visitor) => [visitor]);
    const bySet = new Map<string, { causes: readonly ConfigEdit[]; visitors: Visitor[] }>();
    for (const visitors of seers) {
      const [first] = visitors;
      const causes = ofChange.flatMap((one) => (first && one.visitors.includes(first) ? [one.edit] : []));
      const key = causes.map(editId).join();
      const group = bySet.get(key) ?? { causes, visitors: [] };
      group.visitors.push(...visitors);
      bySet.set(key, group);
    }
    return [...bySet.values()].map((group): CausedChange => ({ kind: 'screen', difference, change, ...group }));
  });
}
