import { type Facts, PENDING } from '../facts';
import { own } from '../json';
import { allOf, type ConditionTree, testsOf } from './condition-tree';
import { possibleVerdicts, type Verdicts, verdictBits } from './possible-verdicts';
import { axesOf } from './prove-condition';
import type { ConditionScope } from './read-part';

/** A condition, and the verdicts that are wanted of it. */
export type Wish = { readonly tree: ConditionTree; readonly verdicts: Verdicts };

/** Wishes of which at least one must be met. No state meets an empty demand. */
export type Demand = readonly Wish[];

export const isTrue = (tree: ConditionTree): Wish => ({ tree, verdicts: verdictBits.true });
export const isNotTrue = (tree: ConditionTree): Wish => ({
  tree,
  verdicts: verdictBits.false | verdictBits.unknown,
});
export const isNotFalse = (tree: ConditionTree): Wish => ({
  tree,
  verdicts: verdictBits.true | verdictBits.unknown,
});
export const isFalse = (tree: ConditionTree): Wish => ({ tree, verdicts: verdictBits.false });

export type StateSearch = {
  readonly scope: ConditionScope;
  /** Facts with a known value. */
  readonly fixed: Facts;
  /** Values to try first. */
  readonly preferred?: Facts;
  /** Whether states count in which facts of a member are still loading. */
  readonly withLoading: boolean;
};

/** Whether a state in which all facts are known meets every demand. */
export function meets(demands: readonly Demand[], facts: Facts): boolean {
  const known = { facts, isSet: () => true };
  return demands.every((demand) =>
    demand.some(({ tree, verdicts }) => (possibleVerdicts(tree, known) & verdicts) !== 0),
  );
}

/** A state that was found, with the facts that matter to it. `undefined` as a value: absent. */
export type State = ReadonlyMap<string, unknown>;

/** The most steps of one search. A longer one is given up, and proves nothing. */
const mostSteps = 50_000;

/**
 * A state of platform and visitor that meets every demand; `none` where it is proved that there is none; `untold` after
 * too many steps. Facts are chosen one by one, and a choice with which some demand can no longer be met is given up at
 * once, so long tables cost little.
 */
export function findState(demands: readonly Demand[], search: StateSearch): State | 'none' | 'untold' {
  if (demands.some((demand) => demand.length === 0)) return 'none';
  const paths = pathsOf(demands, search);
  const assigned = new Map<string, unknown>([...search.fixed].filter(([path]) => paths.has(path)));
  let steps = 0;
  const visit = (): boolean | 'untold' => {
    steps += 1;
    if (steps > mostSteps) return 'untold';
    const open = openDemands(demands, assigned, search.scope);
    if (open === undefined) return false;
    const next = nextPath(open, paths, assigned);
    if (next === undefined) return open.length === 0;
    for (const value of paths.get(next) ?? []) {
      assigned.set(next, value);
      const result = visit();
      if (result !== false) return result;
    }
    assigned.delete(next);
    return false;
  };
  const result = visit();
  if (result === true) return needed(assigned, demands, search.scope);
  return result === 'untold' ? 'untold' : 'none';
}

const session = 'session.present';

/** The facts that the demands read, each with the values to try. The session comes first: others depend on it. */
function pathsOf(demands: readonly Demand[], { scope, fixed, preferred, withLoading }: StateSearch) {
  const axes = axesOf(allOf(demands.flatMap((demand) => demand.map(({ tree }) => tree))), scope);
  const needsSession = (path: string) => own(scope.facts, path)?.needs === 'session';
  const paths = new Map<string, readonly unknown[]>();
  if (axes.some(({ path }) => path === session || needsSession(path))) paths.set(session, [true, false]);
  for (const { path, values } of axes) {
    const isOptional = own(scope.facts, path)?.optional === true;
    const present = knownValues(path, values, scope);
    const absent = [...(isOptional ? [undefined] : []), ...(withLoading && mayLoad(path, scope) ? [PENDING] : [])];
    if (path !== session) paths.set(path, [...present, ...absent]);
  }
  for (const [path, values] of paths) {
    if (fixed.has(path)) paths.set(path, [fixed.get(path)]);
    else if (preferred?.has(path)) paths.set(path, [preferred.get(path), ...values]);
  }
  return paths;
}

/** The values to try for a fact that is present: the declared ones, then those of the truth table. */
function knownValues(path: string, values: readonly unknown[], { facts }: ConditionScope): readonly unknown[] {
  const present = values.filter((value) => value !== undefined);
  const known = own(facts, path)?.known ?? [];
  return [...known, ...present.filter((value) => !known.some((one) => one === value))];
}

/** Whether a fact may still be loading. A member's facts load after the session; those of the session do not load. */
export function mayLoad(path: string, { facts }: ConditionScope): boolean {
  return own(facts, path)?.needs === 'session' && !path.startsWith('session.');
}

/** The demands that are not decided yet; undefined where one can no longer be met. */
function openDemands(demands: readonly Demand[], assigned: State, scope: ConditionScope) {
  const known = knownFacts(assigned, scope);
  const open: Demand[] = [];
  for (const demand of demands) {
    const verdicts = demand.map((wish) => ({ wish, possible: possibleVerdicts(wish.tree, known) }));
    if (verdicts.some(({ wish, possible }) => (possible & ~wish.verdicts) === 0)) continue;
    if (verdicts.every(({ wish, possible }) => (possible & wish.verdicts) === 0)) return undefined;
    open.push(demand);
  }
  return open;
}

/** Without a session a member's facts are absent, whatever was chosen for them. */
function knownFacts(assigned: State, scope: ConditionScope) {
  const isGuest = assigned.get(session) === false;
  const isOfMember = (path: string) => own(scope.facts, path)?.needs === 'session';
  const facts = new Map([...assigned].filter(([path, value]) => value !== undefined && !(isGuest && isOfMember(path))));
  return { facts, isSet: (path: string) => assigned.has(path) || (isGuest && isOfMember(path)) };
}

/** The next fact to choose: the session, then those of the demands in their order. */
function nextPath(open: readonly Demand[], paths: ReadonlyMap<string, unknown>, assigned: State): string | undefined {
  if (open.length === 0) return undefined;
  if (paths.has(session) && !assigned.has(session)) return session;
  const tests = open.flatMap((demand) => demand.flatMap(({ tree }) => testsOf(tree)));
  return tests.find(({ path }) => !assigned.has(path))?.path;
}

/** The facts without which the demands would be open again. A visitor with a member's fact is signed in. */
function needed(assigned: State, demands: readonly Demand[], scope: ConditionScope): State {
  const kept = new Map(assigned);
  for (const [path, value] of assigned) {
    kept.delete(path);
    if (openDemands(demands, kept, scope)?.length !== 0) kept.set(path, value);
  }
  const isOfMember = [...kept].some(
    ([path, value]) => value !== undefined && own(scope.facts, path)?.needs === 'session',
  );
  return isOfMember ? new Map([...kept, [session, true]]) : kept;
}
