import { compileTree } from '../conditions/compile-condition';
import { allOf, type ConditionTree } from '../conditions/condition-tree';
import { axesOf, isPossible } from '../conditions/prove-condition';
import { readCondition } from '../conditions/read-condition';
import type { Facts } from '../facts';
import { own } from '../json';
import type { ExplainContext } from './explain-condition';

/**
 * A fact or switch that needs another value. `values`: the values that would do, out of all values in `among`;
 * `undefined` means absent. `isKnown`: `among` lists every value of the fact. Otherwise it has the literals of the
 * conditions, and one value each for what lies between or beside them.
 */
export type FactChange = {
  readonly path: string;
  readonly values: readonly unknown[];
  readonly among: readonly unknown[];
  readonly isKnown: boolean;
  /** Only members have the fact, and the visitor is a guest. */
  readonly needsLogin: boolean;
};

/** Changes that are needed together. */
export type Flip = readonly FactChange[];

/** A condition that must be true. `showsUnknown`: it may also be unknown. */
export type Part = { readonly when: unknown; readonly showsUnknown?: boolean };

/** Most facts changed at once, and most rows of all truth tables together. */
const mostFacts = 3;
const mostRows = 300_000;

/**
 * The smallest sets of facts and switches that would make all conditions true, found in their truth table. Facts are
 * compared only with literals, so each has few values that matter.
 */
export function findFlips(parts: readonly Part[], context: ExplainContext): readonly Flip[] {
  const tests = parts.flatMap(({ when, showsUnknown }) => {
    const { tree } = readCondition(when, context.scope);
    return tree === undefined ? [] : [{ tree, showsUnknown }];
  });
  if (tests.length < parts.length) return [];
  const axes = knownAxesOf(
    tests.map(({ tree }) => tree),
    context,
  );
  const shows = (facts: Facts) =>
    tests.every(({ tree, showsUnknown }) => (compileTree(tree).evaluate(facts) ?? showsUnknown) === true);
  return smallestFlips(axes, { ...context, shows });
}

type Axis = Pick<FactChange, 'path' | 'isKnown'> & { readonly values: readonly unknown[] };
type FlipSearch = ExplainContext & { readonly shows: (facts: Facts) => boolean };

function smallestFlips(axes: readonly Axis[], search: FlipSearch): readonly Flip[] {
  let rowCount = 0;
  for (let size = 1; size <= Math.min(mostFacts, axes.length); size += 1) {
    const flips: Flip[] = [];
    for (const chosenAxes of subsetsOf(axes, size)) {
      rowCount += chosenAxes.reduce((product, { values }) => product * values.length, 1);
      // Too many rows: gives what was found so far.
      if (rowCount > mostRows) return flips;
      const flip = flipOf(chosenAxes, search);
      if (flip !== undefined) flips.push(flip);
    }
    if (flips.length > 0) return flips;
  }
  return [];
}

/**
 * The values that make the conditions true: the first such row of the table, and for each fact every other value that
 * works as well. Where the facts depend on each other, only the values of that row.
 */
function flipOf(axes: readonly Axis[], search: FlipSearch): Flip | undefined {
  const isTrueInRow = (row: readonly unknown[]) => isTrue(axes, row, search);
  const firstRow = rowsOf(axes).find((row) => changesAll(axes, row, search) && isTrueInRow(row));
  if (firstRow === undefined) return undefined;
  const workingValues = axes.map(({ values }, index) =>
    values.filter((value) => isTrueInRow(firstRow.with(index, value))),
  );
  const areIndependent = rowsOf(axes.map((axis, index) => ({ ...axis, values: workingValues[index] ?? [] }))).every(
    isTrueInRow,
  );
  return axes.map(({ path, isKnown, values }, index) => ({
    path,
    needsLogin: needsLogin(path, search),
    values: areIndependent ? (workingValues[index] ?? []) : [firstRow[index]],
    among: values,
    isKnown,
  }));
}

/** Whether every fact changes in this row. If one does not, a smaller set is enough. */
function changesAll(axes: readonly Axis[], row: readonly unknown[], { facts }: FlipSearch): boolean {
  return axes.every(({ path }, index) => row[index] !== facts.get(path));
}

function isTrue(axes: readonly Axis[], row: readonly unknown[], search: FlipSearch): boolean {
  const facts = factsWithRow(axes, row, search);
  return isPossible(facts, search.scope) && search.shows(facts);
}

/**
 * The facts with these changes. A member's fact adds a session, unless the session is one of the changes. Without a
 * session, the member's facts are removed.
 */
function factsWithRow(axes: readonly Axis[], row: readonly unknown[], { facts, catalogue }: FlipSearch): Facts {
  const changedFacts = new Map(facts);
  const needsSession = (path: string) => own(catalogue.facts, path)?.needs === 'session';
  axes.forEach(({ path }, index) => {
    if (row[index] === undefined) changedFacts.delete(path);
    else changedFacts.set(path, row[index]);
    if (needsSession(path) && row[index] !== undefined && !axes.some((axis) => axis.path === 'session.present'))
      changedFacts.set('session.present', true);
  });
  if (changedFacts.get('session.present') === false)
    for (const path of facts.keys()) if (needsSession(path)) changedFacts.delete(path);
  return changedFacts;
}

/** The known values of a fact; if there are none, one value for each answer of its comparisons. */
function knownAxesOf(trees: readonly ConditionTree[], { scope, catalogue }: ExplainContext): readonly Axis[] {
  return axesOf(allOf(trees), scope).map(({ path, values }) => {
    const known = own(catalogue.facts, path)?.known;
    const isKnown = path.startsWith('switch:') || known !== undefined;
    return { path, isKnown, values: known === undefined ? values : [...known, undefined] };
  });
}

function needsLogin(path: string, { catalogue, facts }: ExplainContext): boolean {
  return own(catalogue.facts, path)?.needs === 'session' && facts.get('session.present') !== true;
}

function subsetsOf<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return all.flatMap((one, index) => subsetsOf(all.slice(index + 1), size - 1).map((rest) => [one, ...rest]));
}

function rowsOf(axes: readonly Axis[]): readonly (readonly unknown[])[] {
  return axes.reduce<readonly (readonly unknown[])[]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}
