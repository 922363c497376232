import { compileTree } from '../conditions/compile-condition';
import { allOf, type ConditionTree } from '../conditions/condition-tree';
import { axesOf, isPossible } from '../conditions/prove-condition';
import { readCondition } from '../conditions/read-condition';
import type { Facts } from '../facts';
import { own } from '../json';
import type { Explaining } from './explain-condition';

/**
 * A fact or switch that needs another value. `values`: the values that would do, out of all values in `among`;
 * `undefined` means absent. `isKnown`: `among` lists every value of the fact. Otherwise each stands for a range between
 * literals.
 */
export type Turn = {
  readonly path: string;
  readonly values: readonly unknown[];
  readonly among: readonly unknown[];
  readonly isKnown: boolean;
  /** Only members have the fact, and the visitor is a guest. */
  readonly needsLogin: boolean;
};

/** Changes that are needed together. */
export type Flip = readonly Turn[];

/** A condition that must be true. `showsUnknown`: it may also be unknown. */
export type Part = { readonly when: unknown; readonly showsUnknown?: boolean };

/** Most facts changed at once, and most rows of the truth table. */
const mostTurns = 3;
const mostRows = 300_000;

/**
 * The smallest sets of facts and switches that would make all conditions true, found in their truth table. Facts are
 * compared only with literals, so each has few values that matter.
 */
export function findFlips(parts: readonly Part[], explaining: Explaining): readonly Flip[] {
  const tests = parts.flatMap(({ when, showsUnknown }) => {
    const { tree } = readCondition(when, explaining.scope);
    return tree === undefined ? [] : [{ tree, showsUnknown }];
  });
  if (tests.length < parts.length) return [];
  const axes = axesAmong(
    tests.map(({ tree }) => tree),
    explaining,
  );
  const shows = (facts: Facts) =>
    tests.every(({ tree, showsUnknown }) => (compileTree(tree).evaluate(facts) ?? showsUnknown) === true);
  return smallest(axes, { ...explaining, shows });
}

type Axis = Pick<Turn, 'path' | 'isKnown'> & { readonly values: readonly unknown[] };
type Trying = Explaining & { readonly shows: (facts: Facts) => boolean };

function smallest(axes: readonly Axis[], trying: Trying): readonly Flip[] {
  let rows = 0;
  for (let size = 1; size <= Math.min(mostTurns, axes.length); size += 1) {
    const found: Flip[] = [];
    for (const chosen of choices(axes, size)) {
      rows += chosen.reduce((product, { values }) => product * values.length, 1);
      if (rows > mostRows) return found;
      const flip = flipOf(chosen, trying);
      if (flip !== undefined) found.push(flip);
    }
    if (found.length > 0) return found;
  }
  return [];
}

/**
 * The values that make the conditions true: the first such row of the table, and for each fact every other value that
 * works as well.
 */
function flipOf(axes: readonly Axis[], trying: Trying): Flip | undefined {
  const does = (row: readonly unknown[]) => isTrue(axes, row, trying);
  const first = rowsOf(axes).find((row) => isTurned(axes, row, trying) && does(row));
  if (first === undefined) return undefined;
  const others = axes.map(({ values }, place) => values.filter((value) => does(first.with(place, value))));
  const isWhole = rowsOf(axes.map((axis, place) => ({ ...axis, values: others[place] ?? [] }))).every(does);
  return axes.map(({ path, isKnown, values }, place) => ({
    path,
    needsLogin: needsLogin(path, trying),
    values: isWhole ? (others[place] ?? []) : [first[place]],
    among: values,
    isKnown,
  }));
}

/** Whether every fact changes in this row. If one does not, a smaller set is enough. */
function isTurned(axes: readonly Axis[], row: readonly unknown[], { facts }: Trying): boolean {
  return axes.every(({ path }, place) => row[place] !== facts.get(path));
}

function isTrue(axes: readonly Axis[], row: readonly unknown[], trying: Trying): boolean {
  const facts = withTurned(axes, row, trying);
  return isPossible(facts, trying.scope) && trying.shows(facts);
}

/** The facts with these changes. A member's fact adds a session. Without a session, the member's facts are removed. */
function withTurned(axes: readonly Axis[], row: readonly unknown[], { facts, catalogue }: Trying): Facts {
  const turned = new Map(facts);
  const needsSession = (path: string) => own(catalogue.facts, path)?.needs === 'session';
  axes.forEach(({ path }, place) => {
    if (row[place] === undefined) turned.delete(path);
    else turned.set(path, row[place]);
    if (needsSession(path) && row[place] !== undefined && !axes.some((axis) => axis.path === 'session.present'))
      turned.set('session.present', true);
  });
  if (turned.get('session.present') === false)
    for (const path of facts.keys()) if (needsSession(path)) turned.delete(path);
  return turned;
}

/** The known values of a fact; if there are none, one value for each answer of its comparisons. */
function axesAmong(trees: readonly ConditionTree[], { scope, catalogue }: Explaining): readonly Axis[] {
  return axesOf(allOf(trees), scope).map(({ path, values }) => {
    const known = own(catalogue.facts, path)?.known;
    const isKnown = path.startsWith('switch:') || known !== undefined;
    return { path, isKnown, values: known === undefined ? values : [...known, undefined] };
  });
}

function needsLogin(path: string, { catalogue, facts }: Explaining): boolean {
  return own(catalogue.facts, path)?.needs === 'session' && facts.get('session.present') !== true;
}

function choices<T>(all: readonly T[], size: number): readonly (readonly T[])[] {
  if (size === 0) return [[]];
  return all.flatMap((one, place) => choices(all.slice(place + 1), size - 1).map((rest) => [one, ...rest]));
}

function rowsOf(axes: readonly Axis[]): readonly (readonly unknown[])[] {
  return axes.reduce<readonly (readonly unknown[])[]>(
    (rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])),
    [[]],
  );
}
