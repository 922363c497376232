import { personaNames } from '@/review/layouts/persona-visitors';
import { brandDifferences } from './causes/brand-differences';
import { reportLanguage } from './causes/compare-screens';
import { findCauses } from './causes/find-causes';
import { differingScreens } from './causes/screen-differences';
import { withSharedCauses } from './causes/shared-causes';
import type { Differences } from './causes/vanished-changes';
import { brandsOf, editsOf, type Findings, type Found, findingsOf } from './findings';
import type { StorefrontCode } from './html/code-changes';
import { type CodeOfNow, drawnBrand } from './html/drawn-brand';
import type { Drawn } from './html/drawn-once';
import { type Narrowing, narrowed, screenFilterOf } from './narrow';
import type { ScreenFilter } from './screens/screen-filter';
import { isInShard, type Shard } from './shard';
import { isSameBrand, type OpenedStates } from './states/open-states';

export type RunOptions = {
  readonly only?: Narrowing;
  /** Looks at the pages of this part alone. */
  readonly shard?: Shard | undefined;
  /** The storefront's code before and now; without it, what the code changes is not looked for. */
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

/** Looks at every screen of two states, and groups what differs by the edit behind it. */
export async function runQa(states: OpenedStates, options: RunOptions): Promise<Findings> {
  return findingsOf(await findChanges(states, options), states, options.only ?? {});
}

/** Looks at every screen of two states or of a part of them, and finds the edit behind each difference. */
export async function findChanges(
  states: OpenedStates,
  { only = {}, shard, code, faults, onProgress = () => true }: RunOptions,
): Promise<Found> {
  const { catalogue } = states;
  const brands = brandsOf(states, only);
  const options = { catalogue, personas: personaNames(catalogue), language: reportLanguage };
  const screens = new Map<string, number>();
  const differences = new Map<string, Differences>();
  let isWhole = true;
  const count = () => [...differences.values()].reduce((sum, one) => sum + one.screens.length + one.ofBrand.length, 0);
  const tell = async (doing: Progress['doing'], done: number, of: number) => {
    isWhole &&= await onProgress({ doing, done, of, found: count() });
    return isWhole;
  };
  for (const [done, brand] of brands.entries()) {
    if (!(await tell('screens', done, brands.length))) break;
    const pair = { before: await states.before.open(brand), after: await states.after.open(brand) };
    const onScreens = differingScreens(brand, pair, catalogue, partOf(brand, only, shard));
    if (onScreens.screens > 0) screens.set(brand, onScreens.screens);
    if (isSameBrand(pair.before, pair.after)) continue;
    const isHere = shard === undefined || isInShard(shard, brand, '');
    const ofBrand = isHere ? brandDifferences(brand, pair, options) : [];
    differences.set(brand, { screens: onScreens.differences, ofBrand });
  }
  const edits = editsOf(states);
  const onStep = (done: number, of: number) => tell('causes', done, of);
  const bySingleEdit = narrowed(await findCauses({ states, edits, differences, onStep }), only);
  const ofConfig = isWhole ? await withSharedCauses(bySingleEdit, { states, edits, differences }) : bySingleEdit;
  const onDraw = (done: number) => tell('drawn', done, brands.length);
  const drawn = await drawnChanges(isWhole ? brands : [], { states, code, faults, only, shard, onDraw });
  return {
    ...{ screens, edits, isWhole },
    codeEdits: code?.edits ?? [],
    seeksFaults: faults !== undefined,
    changes: [...ofConfig, ...drawn.changes],
    drawn: drawn.screens,
    failed: drawn.failed,
  };
}

/** The screens of a brand that are looked at. */
function partOf(brand: string, only: Narrowing, shard: Shard | undefined): ScreenFilter {
  return screenFilterOf(only, (page) => shard === undefined || isInShard(shard, brand, page));
}

type Drawing = Pick<RunOptions, 'code' | 'faults' | 'shard'> & {
  readonly states: OpenedStates;
  readonly only: Narrowing;
  readonly onDraw: (brandIndex: number) => Promise<boolean>;
};

/** What the code alone changes in the brands as they are now, and what is wrong with their screens. */
async function drawnChanges(
  brands: readonly string[],
  { states, code, faults, only, shard, onDraw }: Drawing,
): Promise<Omit<Drawn, 'isWhole'>> {
  const drawn: Drawn[] = [];
  for (const [index, brand] of code || faults ? brands.entries() : []) {
    const state = await states.after.open(brand);
    if (state === undefined || !(await onDraw(index))) continue;
    const { brands: _brands, ...rest } = only;
    const part = shard === undefined ? rest : { ...rest, shard };
    const search = { code, faults, part, filter: partOf(brand, only, shard), catalogue: states.catalogue };
    drawn.push(await drawnBrand(state, { ...search, goesOn: () => onDraw(index) }));
  }
  const sum = (countOf: (one: Drawn) => number) => drawn.reduce((total, one) => total + countOf(one), 0);
  return {
    changes: drawn.flatMap(({ changes }) => changes),
    screens: sum(({ screens }) => screens),
    failed: sum(({ failed }) => failed),
  };
}
