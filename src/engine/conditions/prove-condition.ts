import type { Literal } from '../config';
import { ANOTHER_TEXT, type Facts, type FactType } from '../facts';
import { canonicalJson, hashText } from '../hash';
import { own } from '../json';
import { memoByObject, memoLatestKeys } from '../memo';
import { typeOfLiteral } from './comparison';
import { compileTree } from './compile-condition';
import { allOf, type ConditionTree, type FoldCases, fold, testsOf } from './condition-tree';
import type { ConditionScope } from './read-part';

/** Whether a condition is true for no visitor, for every visitor, or for some. */
export type Proof = 'never' | 'always' | 'sometimes';

/** A fact with one value for each answer of its comparisons. `undefined` stands for absent. */
export type Axis = { readonly path: string; readonly values: readonly unknown[] };

/** The longest truth table that is computed. A longer one proves nothing. */
const mostRows = 4096;

/**
 * Proves over the whole truth table. Facts are compared with literals only, so each fact has few values that matter,
 * and absent is one of them. A condition whose table is too long is "sometimes".
 */
export function proveCondition(tree: ConditionTree, scope: ConditionScope): Proof {
  const { evaluate } = compileTree(tree);
  let isEverTrue = false;
  let isEverNotTrue = false;
  const isFinished = eachRow(axesOf(tree, scope), scope, (facts) => {
    if (evaluate(facts) === true) isEverTrue = true;
    else isEverNotTrue = true;
    return !(isEverTrue && isEverNotTrue);
  });
  if (!isFinished || (isEverTrue && isEverNotTrue)) return 'sometimes';
  return isEverTrue ? 'always' : 'never';
}

/**
 * Whether no row of the truth table gives one of `verdicts`. False if that cannot be proved. `fix` limits the values of
 * a fact.
 */
export function isImpossible(
  tree: ConditionTree,
  scope: ConditionScope,
  limits: {
    readonly verdicts: readonly (boolean | undefined)[];
    readonly fix: (path: string) => readonly unknown[] | undefined;
  },
): boolean {
  const { evaluate } = compileTree(tree);
  const axes = axesOf(tree, scope).map((axis) => ({ path: axis.path, values: limits.fix(axis.path) ?? axis.values }));
  let isFound = false;
  const isFinished = eachRow(axes, scope, (facts) => {
    isFound = limits.verdicts.includes(evaluate(facts));
    return !isFound;
  });
  return isFinished && !isFound;
}

/** Describes a visitor: all of `holds` are true, and none of `fails` is. */
export type VisitorQuery = { readonly holds: readonly ConditionTree[]; readonly fails: readonly ConditionTree[] };

/**
 * Whether such a visitor exists among visitors whose facts have all loaded. `fixedFacts`: facts with a known value.
 * `untold`: the truth table is too long.
 */
export function findVisitor(query: VisitorQuery, scope: ConditionScope, fixedFacts: Facts = noFacts): Answer {
  const [held, failed] = [query.holds, query.fails].map((trees) => trees.map(hashOfTree).join());
  const fixedText = [...fixedFacts].map(([path, value]) => `${path}=${JSON.stringify(value)}`).join();
  const key = `${held}|${failed}|${fixedText}`;
  return answersOf(scope.facts ?? noDeclarations)(key, () => searchVisitor(query, scope, fixedFacts));
}

type Answer = 'some' | 'none' | 'untold';

const noFacts: Facts = new Map();
const noDeclarations = {};

/** Answers by the content of the question: many brands ask the same. */
const answersOf = memoByObject((_: object) => memoLatestKeys<string, Answer>(20_000));

const hashOfTree = memoByObject((tree: ConditionTree) => fold(tree, asHash));

/** A hash of a condition's content. A condition used by its name counts as its content. */
const asHash: FoldCases<string> = {
  constant: String,
  all: (parts) => hashText(`all ${parts.join()}`),
  any: (parts) => hashText(`any ${parts.join()}`),
  not: (part) => hashText(`not ${part}`),
  named: (part) => part,
  test: ({ condition }) => hashText(canonicalJson(condition)),
};

function searchVisitor({ holds, fails }: VisitorQuery, scope: ConditionScope, fixedFacts: Facts): Answer {
  const mustHold = holds.map((tree) => compileTree(tree).evaluate);
  const mustFail = fails.map((tree) => compileTree(tree).evaluate);
  const session: Axis = { path: 'session.present', values: [true, false] };
  const axes = axesOf(allOf([...holds, ...fails]), scope).filter(({ path }) => path !== session.path);
  const allAxes = [session, ...axes].map(({ path, values }) => {
    const mayBeAbsent = own(scope.facts, path)?.needs === 'session' || isOptional(path, scope);
    const possibleValues = mayBeAbsent ? values : values.filter((value) => value !== undefined);
    return { path, values: fixedFacts.has(path) ? [fixedFacts.get(path)] : possibleValues };
  });
  let isFound = false;
  const isFinished = eachRow(allAxes, scope, (facts) => {
    // With a session, a row that lacks a fact of the member is a visitor whose facts still load.
    const isComplete =
      facts.get(session.path) === false || allAxes.every(({ path }) => facts.has(path) || isOptional(path, scope));
    isFound =
      isComplete &&
      mustHold.every((holdsFor) => holdsFor(facts) === true) &&
      !mustFail.some((evaluate) => evaluate(facts) === true);
    return !isFound;
  });
  if (isFound) return 'some';
  return isFinished ? 'none' : 'untold';
}

/** Whether some visitors never have the fact, so that "absent" is one of its values. */
function isOptional(path: string, scope: ConditionScope): boolean {
  return own(scope.facts, path)?.optional === true;
}

/** Visits the rows whose facts fit together, until `visit` gives false. False where the table has too many rows. */
function eachRow(axes: readonly Axis[], scope: ConditionScope, visit: (facts: Facts) => boolean): boolean {
  const rowCount = axes.reduce((product, axis) => product * axis.values.length, 1);
  if (rowCount > mostRows) return false;
  for (let row = 0; row < rowCount; row += 1) {
    const facts = new Map<string, unknown>();
    let remainder = row;
    for (const { path, values } of axes) {
      const value = values[remainder % values.length];
      remainder = Math.floor(remainder / values.length);
      if (value !== undefined) facts.set(path, value);
    }
    if (isPossible(facts, scope) && !visit(facts)) return true;
  }
  return true;
}

/** Whether facts fit together: without a session, a member's facts are absent. */
export function isPossible(facts: Facts, scope: ConditionScope): boolean {
  if (facts.get('session.present') !== false) return true;
  return [...facts.keys()].every((path) => own(scope.facts, path)?.needs !== 'session');
}

/** The facts a condition reads, each with the values that matter to it. */
export function axesOf(tree: ConditionTree, scope: ConditionScope): readonly Axis[] {
  const literals = new Map<string, Set<Literal>>();
  for (const test of testsOf(tree))
    literals.set(test.path, new Set([...(literals.get(test.path) ?? []), ...test.literals]));
  return [...literals].map(([path, factLiterals]) => {
    const values = valuesOf([...factLiterals], own(scope.facts, path)?.type);
    return { path, values: path.startsWith('switch:') ? [true, false] : values };
  });
}

/**
 * The values of a fact that matter. For numbers: each literal, one value between each two, one below all and one above
 * all. For texts: each literal and one other text.
 */
function valuesOf(literals: readonly Literal[], declared: FactType | undefined): readonly unknown[] {
  const first = literals[0];
  const type = declared ?? (first === undefined ? 'string' : typeOfLiteral(first));
  if (type === 'boolean') return [true, false, undefined];
  if (type === 'string') return [...literals, ANOTHER_TEXT, undefined];
  const numbers = literals.filter((literal) => typeof literal === 'number').sort((left, right) => left - right);
  const between = numbers.flatMap((number, index) => {
    const next = numbers[index + 1];
    return next === undefined ? [] : [(number + next) / 2];
  });
  return [...numbers, ...between, (numbers[0] ?? 0) - 1, (numbers.at(-1) ?? 0) + 1, undefined];
}
