import { personaNames } from '@/review/layouts/persona-visitors';
import { brandDifferences } from './causes/brand-differences';
import { reportLanguage } from './causes/compare-screens';
import { findCauses } from './causes/find-causes';
import { type Group, groupByCause } from './causes/group-by-cause';
import { differingScreens } from './causes/screen-differences';
import { withSharedCauses } from './causes/shared-causes';
import type { Differences } from './causes/vanished-changes';
import { type ConfigEdit, configEdits } from './edits/config-edits';
import type { StorefrontCode } from './html/code-changes';
import { type CodeOfNow, drawnBrand } from './html/drawn-brand';
import type { Drawn } from './html/drawn-once';
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
  /** How many screens were drawn by the code before and by that of now. */
  readonly drawn: number;
  /** How many of these neither code can draw. */
  readonly failed: number;
  /** Edits without which everything would look the same. Empty where only some pages or visitors were asked for. */
  readonly idle: readonly ConfigEdit[];
  /** False where the run was stopped before each edit was taken back. */
  readonly isWhole: boolean;
};

export type RunOptions = {
  readonly only?: Narrowing;
  /** The storefront's code before and now; without it, or where it is the same, no screen is drawn. */
  readonly code?: StorefrontCode | undefined;
  /** Draws each screen of now, and says what is wrong with it. */
  readonly faults?: CodeOfNow | undefined;
  /** Called as the work goes on; `false` stops it, and gives what was found. */
  readonly onProgress?: (at: Progress) => boolean | Promise<boolean>;
};

export type Progress = {
  readonly doing: 'screens' | 'causes' | 'drawn';
  readonly done: number;
  readonly of: number;
  readonly found: number;
};

/** Looks at every screen of two states, and finds the edit behind each difference. */
export async function runQa(
  states: OpenedStates,
  { only = {}, code, faults, onProgress = () => true }: RunOptions,
): Promise<Findings> {
  const { catalogue } = states;
  const ids = [...new Set([...states.before.ids, ...states.after.ids])].sort();
  const named = ids.filter((id) => only.brands?.includes(id) ?? true);
  const options = { catalogue, personas: personaNames(catalogue), language: reportLanguage };
  const screens = new Map<string, number>();
  const differences = new Map<string, Differences>();
  let isWhole = true;
  const count = () => [...differences.values()].reduce((sum, one) => sum + one.screens.length + one.ofBrand.length, 0);
  const tell = async (doing: Progress['doing'], done: number, of: number) => {
    isWhole &&= await onProgress({ doing, done, of, found: count() });
    return isWhole;
  };
  for (const [done, brand] of named.entries()) {
    if (!(await tell('screens', done, named.length))) break;
    const pair = { before: await states.before.open(brand), after: await states.after.open(brand) };
    const ofBrand = differingScreens(brand, pair, catalogue, screenFilterOf(only));
    if (ofBrand.screens > 0) screens.set(brand, ofBrand.screens);
    if (isSameBrand(pair.before, pair.after)) continue;
    differences.set(brand, { screens: ofBrand.differences, ofBrand: brandDifferences(brand, pair, options) });
  }
  const edits = states.hasSources ? configEdits(states.files.before, states.files.after) : [];
  const onStep = (done: number, of: number) => tell('causes', done, of);
  const bySingleEdit = narrowed(await findCauses({ states, edits, differences, onStep }), only);
  const ofConfig = isWhole ? await withSharedCauses(bySingleEdit, { states, edits, differences }) : bySingleEdit;
  const onDraw = (done: number) => tell('drawn', done, named.length);
  const drawn = await drawnChanges(isWhole ? named : [], { states, code, faults, only, onDraw });
  const changes = [...ofConfig, ...drawn.changes];
  const screensOf = (brand: string) => screens.get(brand) ?? 0;
  const groups = groupByCause(changes, screensOf);
  const causes = new Set(changes.flatMap(({ causes }) => causes));
  const isAll = isWhole && isOfAll({ ...only, brands: undefined });
  return {
    ...{ screens, edits, groups, isWhole },
    differing: countDiffering(
      groups.filter(({ fault }) => fault === undefined),
      screensOf,
    ),
    drawn: drawn.screens,
    failed: drawn.failed,
    idle: isAll ? edits.filter((edit) => !causes.has(edit) && reaches(edit, named, states)) : [],
  };
}

type Drawing = Pick<RunOptions, 'code' | 'faults'> & {
  readonly states: OpenedStates;
  readonly only: Narrowing;
  readonly onDraw: (brand: number) => Promise<boolean>;
};

/** What the code alone changes in the brands as they are now, and what is wrong with their screens. */
async function drawnChanges(
  brands: readonly string[],
  { states, code, faults, only, onDraw }: Drawing,
): Promise<Omit<Drawn, 'isWhole'>> {
  const drawn: Drawn[] = [];
  for (const [index, brand] of code || faults ? brands.entries() : []) {
    const state = await states.after.open(brand);
    if (state === undefined || !(await onDraw(index))) continue;
    const { brands: _brands, ...part } = only;
    const search = { code, faults, part, filter: screenFilterOf(only), catalogue: states.catalogue };
    drawn.push(await drawnBrand(state, { ...search, goesOn: () => onDraw(index) }));
  }
  const sum = (countOf: (one: Drawn) => number) => drawn.reduce((total, one) => total + countOf(one), 0);
  return {
    changes: drawn.flatMap(({ changes }) => changes),
    screens: sum(({ screens }) => screens),
    failed: sum(({ failed }) => failed),
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
