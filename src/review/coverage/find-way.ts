import {
  ANOTHER_TEXT,
  type Catalogue,
  conditionScopeOf,
  conditionWords,
  type Demand,
  type Facts,
  findState,
  isStatic,
  merchantFacts,
  PENDING,
  type State,
  type StateSearch,
  testsOf,
  verdictBits,
} from '@/engine';
import { type BrandVisitors, differsFromEarlier, pathsOf } from './brand-visitors';
import type { Case } from './cases';

/**
 * How a case that no visitor meets could be met: by which persona, and with which other facts. `untold`: it has too
 * many facts to search.
 */
export type Way =
  | {
      readonly kind: 'reached';
      readonly brand: string;
      readonly persona: string;
      /** The values that the console needs, and those that the visitor needs, where they differ now. */
      readonly console: Changes;
      readonly visitor: Changes;
      /** The page around which the shell shows it. */
      readonly page?: string;
      /** What the switch then does, for that persona. */
      readonly decides?: { readonly name: string; readonly does: 'appears' | 'disappears' };
    }
  | { readonly kind: 'impossible'; readonly because: Reason }
  | { readonly kind: 'untold' };

/** Conditions that exclude each other: of each list, one would have to be as its `isSo` says. */
export type Reason = readonly (readonly { readonly condition: string; readonly isSo: boolean }[])[];

type Reached = Extract<Way, { readonly kind: 'reached' }>;
type Changes = { readonly [path: string]: string | number | boolean | null };

/** How a case that nobody meets could be met, or why it cannot be. */
export function findWay(one: Case, visitors: BrandVisitors, catalogue: Catalogue): Way {
  const search = searchOf(one, visitors, catalogue);
  const state = findState(one.demands, search);
  if (state === 'untold') return { kind: 'untold' };
  if (state === 'none') return { kind: 'impossible', because: reasonOf(one.demands, search) };
  return wayOfSwitch(one, visitors, catalogue) ?? cheapestWay(one, visitors, catalogue);
}

function searchOf({ page }: Case, { site }: BrandVisitors, catalogue: Catalogue): StateSearch {
  const isFixed = page !== undefined && site.pages[page]?.kind !== 'shell';
  const fixed = new Map<string, unknown>([
    ...merchantFacts(site.merchant),
    ...(isFixed ? [['page.id', page] as const] : []),
  ]);
  return { scope: conditionScopeOf(site, catalogue), fixed, withLoading: true };
}

/** For a switch: a case that is met in one position only, by which persona, and what turning the switch does to it. */
function wayOfSwitch(
  { demands, side, decides = [] }: Case,
  visitors: BrandVisitors,
  catalogue: Catalogue,
): Way | undefined {
  const path = demands[0]?.[0] === undefined ? '' : (testsOf(demands[0][0].tree)[0]?.path ?? '');
  for (const decided of decides) {
    const search = searchOf(decided, visitors, catalogue);
    const isImpossible = (value: boolean) =>
      findState(decided.demands, { ...search, fixed: new Map([...search.fixed, [path, value]]) }) === 'none';
    const needed = isImpossible(false) ? true : isImpossible(true) ? false : undefined;
    const way = needed === undefined ? undefined : cheapestWay(decided, visitors, catalogue);
    if (way?.kind !== 'reached') continue;
    const does = needed === (side === 'on') ? 'appears' : 'disappears';
    return { ...way, console: { ...way.console, [path]: side === 'on' }, decides: { name: decided.name, does } };
  }
  return undefined;
}

/** The way with the fewest changes: a persona under another console before a visitor that no persona is. */
function cheapestWay(one: Case, visitors: BrandVisitors, catalogue: Catalogue): Way {
  const { site, statics, personas } = visitors;
  const search = searchOf(one, visitors, catalogue);
  const { fixed } = search;
  const isNew = differsFromEarlier(pathsOf([one]).filter((path) => path !== 'page.id'));
  const ways = personas.names.flatMap((persona) => {
    const facts = personas.facts(persona, one.page ?? 'home');
    // Of personas who are alike to the case, the first one's way is as short as any.
    if (!isNew(facts)) return [];
    const live = new Map([...facts].filter(([path]) => path !== 'page.id'));
    const preferred = new Map([...statics, ...live]);
    const ofPersona = new Map([...absentOf(catalogue), ...live, ...fixed]);
    const states = [ofPersona, fixed].map((known) => findState(one.demands, { ...search, preferred, fixed: known }));
    const state = states.find((found) => typeof found !== 'string');
    return state === undefined || typeof state === 'string'
      ? []
      : [wayOf(state, { persona, preferred, fixed, site: site.id, catalogue })];
  });
  // One change of the visitor costs as much as 100 of the console.
  const costOf = ({ visitor, console }: Reached) => Object.keys(visitor).length * 100 + Object.keys(console).length;
  return ways.sort((left, right) => costOf(left) - costOf(right))[0] ?? { kind: 'untold' };
}

/** Facts of a visitor that a persona does not have are absent. */
function absentOf({ facts }: Catalogue): readonly (readonly [string, undefined])[] {
  return Object.keys(facts).flatMap((path) =>
    facts[path]?.phase === 'live' && path !== 'page.id' ? [[path, undefined] as const] : [],
  );
}

type WayContext = {
  readonly persona: string;
  readonly preferred: Facts;
  readonly fixed: Facts;
  readonly site: string;
  readonly catalogue: Catalogue;
};

function wayOf(state: State, { persona, preferred, fixed, site, catalogue }: WayContext): Reached {
  const changed = [...state].filter(
    ([path, value]) => path !== 'page.id' && !fixed.has(path) && preferred.get(path) !== value,
  );
  const changesOf = (owner: 'console' | 'visitor') =>
    Object.fromEntries(
      changed
        .filter(([path]) => isStatic(path, catalogue) === (owner === 'console'))
        .map(([path, value]) => [path, plainValue(value)]),
    );
  const page = fixed.has('page.id') ? undefined : state.get('page.id');
  return {
    kind: 'reached',
    brand: site,
    persona,
    console: changesOf('console'),
    visitor: changesOf('visitor'),
    // Where any other page would do, none is named.
    ...(typeof page === 'string' && page !== ANOTHER_TEXT && { page }),
  };
}

function plainValue(value: unknown): string | number | boolean | null {
  if (value === PENDING) return 'still loading';
  if (typeof value === 'string') return value === ANOTHER_TEXT ? 'another' : value;
  return typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** Demands that no state meets together. Each that can be left out is, one after the other. */
function reasonOf(demands: readonly Demand[], search: StateSearch): Reason {
  let kept = demands.flatMap(takenApart);
  for (const demand of kept) {
    const others = kept.filter((one) => one !== demand);
    if (findState(others, search) === 'none') kept = others;
  }
  return kept.map((demand) =>
    demand.map(({ tree, verdicts }) => ({
      condition: conditionWords(tree.condition),
      isSo: (verdicts & verdictBits.true) !== 0,
    })),
  );
}

/** One demand for each part of an `all`. */
function takenApart(demand: Demand): readonly Demand[] {
  const [wish, ...others] = demand;
  if (wish === undefined || others.length > 0 || wish.tree.kind !== 'all' || wish.verdicts !== verdictBits.true)
    return [demand];
  return wish.tree.parts.flatMap((tree) => takenApart([{ ...wish, tree }]));
}
