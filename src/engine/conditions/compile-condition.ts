import type { WhenUnknown } from '../config';
import { type Facts, PENDING } from '../facts';
import { isObject } from '../json';
import { memoByObject } from '../memo';
import { type ConditionTree, type FoldCases, fold, testsOf, type Verdict } from './condition-tree';
import { readPart } from './read-part';

type Evaluate = (facts: Facts) => Verdict;

/**
 * A condition that is ready to run. `paths`: the facts that it reads; a switch is read as `switch:<name>`. `broken`:
 * it, or a condition that it names, cannot be read. A broken condition is unknown, so its node hides.
 */
export type CompiledCondition = {
  readonly paths: readonly string[];
  readonly broken: boolean;
  readonly evaluate: Evaluate;
};

const brokenCondition: CompiledCondition = { paths: [], broken: true, evaluate: () => undefined };

/**
 * Reads a condition of unknown shape and compiles it to closures with three values (Kleene). It may name any fact and
 * switch, but no named condition: those are written out when a page is resolved.
 */
export function compileCondition(value: unknown): CompiledCondition {
  return isObject(value) ? compileObject(value) : compileUncached(value);
}

function compileUncached(value: unknown): CompiledCondition {
  return compileTree(readPart(value, [], { scope: {}, report: () => undefined, levels: 0 }));
}

const compileObject = memoByObject((value: object) => compileUncached(value));

/** Compiles a condition tree. `undefined` stands for a condition that could not be read. */
export function compileTree(tree: ConditionTree | undefined): CompiledCondition {
  return tree === undefined ? brokenCondition : compileTreeOnce(tree);
}

const compileTreeOnce = memoByObject((tree: ConditionTree): CompiledCondition => {
  return {
    paths: [...new Set(testsOf(tree).map(({ path }) => path))],
    broken: false,
    evaluate: fold(tree, evaluating),
  };
});

/** Compiles and evaluates in one go, for a condition that is used once. */
export function evaluateCondition(value: unknown, facts: Facts): Verdict {
  return compileCondition(value).evaluate(facts);
}

/** How a node shows under its condition. `skeleton`: only while a fact that it reads is loading. */
export function visibilityOf(
  condition: CompiledCondition | undefined,
  whenUnknown: WhenUnknown | undefined,
  facts: Facts,
): 'show' | 'hide' | 'skeleton' {
  if (condition === undefined) return 'show';
  const verdict = condition.evaluate(facts);
  if (verdict !== undefined) return verdict ? 'show' : 'hide';
  if (condition.broken || whenUnknown === undefined || whenUnknown === 'hide') return 'hide';
  if (whenUnknown === 'show') return 'show';
  return condition.paths.some((path) => facts.get(path) === PENDING) ? 'skeleton' : 'hide';
}

const evaluating: FoldCases<Evaluate> = {
  constant: (value) => () => value,
  all: (parts) => stopAt(false, parts),
  any: (parts) => stopAt(true, parts),
  not: (part) => (facts) => {
    const verdict = part(facts);
    return verdict === undefined ? undefined : !verdict;
  },
  named: (part) => part,
  test: ({ evaluate }) => evaluate,
};

/** `all` stops at the first false, `any` at the first true. Otherwise one unknown part makes the whole unknown. */
function stopAt(decisive: boolean, parts: readonly Evaluate[]): Evaluate {
  return (facts) => {
    let verdict: Verdict = !decisive;
    for (const evaluate of parts) {
      const part = evaluate(facts);
      if (part === decisive) return decisive;
      if (part === undefined) verdict = undefined;
    }
    return verdict;
  };
}
