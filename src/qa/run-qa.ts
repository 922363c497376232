import { personaNames } from '@/review/layouts/persona-visitors';
import { brandDifferences } from './causes/brand-differences';
import { reportLanguage } from './causes/compare-screens';
import { findCauses } from './causes/find-causes';
import { type Group, groupByCause } from './causes/group-by-cause';
import { differingScreens } from './causes/screen-differences';
import { withSharedCauses } from './causes/shared-causes';
import type { Differences } from './causes/vanished-changes';
import { type ConfigEdit, configEdits } from './edits/config-edits';
import { isOfAll, type Narrowing, narrowed, screenFilterOf } from './narrow';
import { isSameBrand, type OpenedStates } from './states/open-states';

/** What a run looked at and found. */
export type Findings = {
  /** Every brand of which a screen was looked at, with how many. */
  readonly screens: ReadonlyMap<string, number>;
  readonly edits: readonly ConfigEdit[];
  readonly groups: readonly Group[];
  /** Screens that differ from before, whatever the cause. */
  readonly differing: number;
  /** Edits without which everything would look the same. Empty where only some pages or visitors were asked for. */
  readonly idle: readonly ConfigEdit[];
  /** False where the run was stopped before each edit was taken back. */
  readonly isWhole: boolean;
};

export type RunOptions = {
  readonly only?: Narrowing;
  /** Called as the work goes on; `false` stops it, and gives what was found. */
  readonly onProgress?: (at: Progress) => boolean | Promise<boolean>;
};

export type Progress = {
  readonly doing: 'screens' | 'causes';
  readonly done: number;
  readonly of: number;
  readonly found: number;
};

/** Looks at every screen of two states, and finds the edit behind each difference. */
export async function runQa(
  states: OpenedStates,
  { only = {}, onProgress = () => true }: RunOptions,
): Promise<Findings> {
  const { catalogue } = states;
  const ids = [...new Set([...states.before.ids, ...states.after.ids])].sort();
  const named = ids.filter((id) => only.brands?.includes(id) ?? true);
  const options = { catalogue, personas: personaNames(catalogue), language: reportLanguage };
  const screens = new Map<string, number>();
  const differences = new Map<string, Differences>();
  let isWhole = true;
  const count = () => [...differences.values()].reduce((sum, one) => sum + one.screens.length + one.ofBrand.length, 0);
  for (const [done, brand] of named.entries()) {
    isWhole &&= await onProgress({ doing: 'screens', done, of: named.length, found: count() });
    if (!isWhole) break;
    const pair = { before: await states.before.open(brand), after: await states.after.open(brand) };
    const ofBrand = differingScreens(brand, pair, catalogue, screenFilterOf(only));
    if (ofBrand.screens > 0) screens.set(brand, ofBrand.screens);
    if (isSameBrand(pair.before, pair.after)) continue;
    differences.set(brand, { screens: ofBrand.differences, ofBrand: brandDifferences(brand, pair, options) });
  }
  const edits = states.hasSources ? configEdits(states.files.before, states.files.after) : [];
  const onStep = async (done: number, of: number) => {
    isWhole &&= await onProgress({ doing: 'causes', done, of, found: count() });
    return isWhole;
  };
  const bySingleEdit = narrowed(await findCauses({ states, edits, differences, onStep }), only);
  const changes = isWhole ? await withSharedCauses(bySingleEdit, { states, edits, differences }) : bySingleEdit;
  const screensOf = (brand: string) => screens.get(brand) ?? 0;
  const groups = groupByCause(changes, screensOf);
  const causes = new Set(changes.flatMap(({ causes }) => causes));
  return {
    screens,
    edits,
    groups,
    differing: countDiffering(groups, screensOf),
    idle:
      isWhole && isOfAll({ ...only, brands: undefined })
        ? edits.filter((edit) => !causes.has(edit) && reaches(edit, named, states))
        : [],
    isWhole,
  };
}

/** Whether an edit is in a folder of which one of these brands is made. */
function reaches({ folder }: ConfigEdit, brands: readonly string[], { before, after }: OpenedStates): boolean {
  return brands.some((brand) => [...before.chainOf(brand), ...after.chainOf(brand)].includes(folder));
}

/** Each screen counts once, also where several edits change it. */
function countDiffering(groups: readonly Group[], screensOf: (brand: string) => number): number {
  const all = groups.flatMap(({ differences }) => differences);
  const whole = new Set(all.flatMap(({ kind, places }) => (kind === 'brand' ? places.map(({ brand }) => brand) : [])));
  const visitorsByScreen = new Map<string, Set<string>>();
  for (const { kind, places } of all)
    for (const { brand, page, language, visitors } of kind === 'screen' ? places : []) {
      if (whole.has(brand)) continue;
      const key = `${brand} ${page} ${language}`;
      visitorsByScreen.set(key, new Set([...(visitorsByScreen.get(key) ?? []), ...visitors]));
    }
  const ofWhole = [...whole].reduce((sum, brand) => sum + screensOf(brand), 0);
  return [...visitorsByScreen.values()].reduce((sum, { size }) => sum + size, ofWhole);
}
