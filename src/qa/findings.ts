import type { CausedChange } from './causes/find-causes';
import { type Group, groupByCause } from './causes/group-by-cause';
import { type ConfigEdit, configEdits } from './edits/config-edits';
import { isOfAll, type Narrowing } from './narrow';
import type { OpenedStates } from './states/open-states';

/** What a run, or a part of it, found before it is grouped. */
export type Found = {
  /** Every brand of which a screen was looked at, with how many. */
  readonly screens: ReadonlyMap<string, number>;
  readonly edits: readonly ConfigEdit[];
  /** Of the storefront's code; none where no screen is drawn by the code before. */
  readonly codeEdits: readonly ConfigEdit[];
  /** Whether the run also looked for what is wrong with screens as they are. */
  readonly seeksFaults: boolean;
  readonly changes: readonly CausedChange[];
  /** How many screens were drawn, to compare them or to find their faults. */
  readonly drawn: number;
  /** How many of these could not be drawn. */
  readonly failed: number;
  /** False where the run was stopped before each edit was taken back, or a part of it is missing. */
  readonly isWhole: boolean;
};

/** What a run looked at and found. */
export type Findings = Omit<Found, 'changes'> & {
  readonly groups: readonly Group[];
  /** Screens that differ from before, whatever the cause. */
  readonly differing: number;
  /** Edits that change nothing that anybody sees. Empty unless every screen of these brands was looked at. */
  readonly idle: readonly ConfigEdit[];
};

/** Groups what was found, and says which edits change nothing that anybody sees. */
export function findingsOf({ changes, ...found }: Found, states: OpenedStates, only: Narrowing): Findings {
  const screensOf = (brand: string) => found.screens.get(brand) ?? 0;
  const groups = groupByCause(changes, screensOf);
  const causes = new Set(changes.flatMap((change) => change.causes));
  const isAll = found.isWhole && isOfAll({ ...only, brands: undefined });
  const brands = brandsOf(states, only);
  return {
    ...found,
    groups,
    differing: countDiffering(
      groups.filter(({ fault }) => fault === undefined),
      screensOf,
    ),
    idle: isAll ? found.edits.filter((edit) => !causes.has(edit) && reaches(edit, brands, states)) : [],
  };
}

/** The edits of config between two states; none where they cannot be named. */
export function editsOf({ hasSources, files }: OpenedStates): readonly ConfigEdit[] {
  return hasSources ? configEdits(files.before, files.after) : [];
}

/** The brands that are looked at. */
export function brandsOf({ before, after }: OpenedStates, { brands }: Narrowing): readonly string[] {
  const ids = [...new Set([...before.ids, ...after.ids])].sort();
  return ids.filter((id) => brands?.includes(id) ?? true);
}

/** Whether an edit is in a folder of which one of these brands is made. */
function reaches({ folder }: ConfigEdit, brands: readonly string[], { before, after }: OpenedStates): boolean {
  return brands.some((brand) => [...before.chainOf(brand), ...after.chainOf(brand)].includes(folder));
}

/** Each screen counts once, also where several edits change it. */
function countDiffering(groups: readonly Group[], screensOf: (brand: string) => number): number {
  const all = groups.flatMap(({ differences }) => differences);
  const wholeBrands = new Set(
    all.flatMap(({ kind, places }) => (kind === 'brand' ? places.map(({ brand }) => brand) : [])),
  );
  const visitorsByScreen = new Map<string, Set<string>>();
  for (const { kind, places } of all)
    for (const { brand, page, language, visitors } of kind === 'screen' ? places : []) {
      if (wholeBrands.has(brand)) continue;
      const key = `${brand} ${page} ${language}`;
      visitorsByScreen.set(key, new Set([...(visitorsByScreen.get(key) ?? []), ...visitors]));
    }
  const screensOfWhole = [...wholeBrands].reduce((sum, brand) => sum + screensOf(brand), 0);
  return [...visitorsByScreen.values()].reduce((sum, { size }) => sum + size, screensOfWhole);
}
