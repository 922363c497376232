import type { Condition, Literal } from '../config';
import type { Facts } from '../facts';

/** True, false, or undefined where it is unknown. */
export type Verdict = boolean | undefined;

/** A comparison, or a switch that is on: what it reads, the literals that it compares with, and how it decides. */
export type Test = {
  readonly kind: 'test';
  /** The fact, or `switch:<name>`. */
  readonly path: string;
  readonly literals: readonly Literal[];
  readonly evaluate: (facts: Facts) => Verdict;
  readonly condition: Condition;
};

/** A condition that was read, with its named conditions in place. `condition` is its form in config. */
export type ConditionTree =
  | { readonly kind: 'constant'; readonly value: boolean; readonly condition: Condition }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly ConditionTree[]; readonly condition: Condition }
  | { readonly kind: 'not'; readonly part: ConditionTree; readonly condition: Condition }
  | { readonly kind: 'named'; readonly name: string; readonly part: ConditionTree; readonly condition: Condition }
  | Test;

/** For each kind of condition, its result from the results of its parts. */
export type FoldCases<T> = {
  readonly constant: (value: boolean, tree: ConditionTree) => T;
  readonly all: (parts: readonly T[], tree: ConditionTree) => T;
  readonly any: (parts: readonly T[], tree: ConditionTree) => T;
  readonly not: (part: T, tree: ConditionTree) => T;
  readonly named: (part: T, name: string, tree: ConditionTree) => T;
  readonly test: (test: Test) => T;
};

/** Folds a tree from the innermost conditions outwards. A named condition is folded once, however often it is used. */
export function fold<T>(tree: ConditionTree, cases: FoldCases<T>): T {
  const foldedByBody = new Map<ConditionTree, { readonly folded: T }>();
  const visit = (part: ConditionTree): T => {
    switch (part.kind) {
      case 'constant':
        return cases.constant(part.value, part);
      case 'all':
      case 'any':
        return cases[part.kind](part.parts.map(visit), part);
      case 'not':
        return cases.not(visit(part.part), part);
      case 'named': {
        const entry = foldedByBody.get(part.part) ?? { folded: visit(part.part) };
        foldedByBody.set(part.part, entry);
        return cases.named(entry.folded, part.name, part);
      }
      case 'test':
        return cases.test(part);
      default:
        return part satisfies never;
    }
  };
  return visit(tree);
}

/** The comparisons of a condition and of the named ones in it, each once. */
export function testsOf(tree: ConditionTree): readonly Test[] {
  const tests = new Set<Test>();
  const nothing = () => undefined;
  const test = (comparison: Test) => void tests.add(comparison);
  fold<void>(tree, { constant: nothing, all: nothing, any: nothing, not: nothing, named: nothing, test });
  return [...tests];
}

export function constant(value: boolean): ConditionTree {
  return { kind: 'constant', value, condition: value };
}

export function allOf(parts: readonly ConditionTree[]): ConditionTree {
  return { kind: 'all', parts, condition: { all: parts.map(({ condition }) => condition) } };
}

export function anyOf(parts: readonly ConditionTree[]): ConditionTree {
  return { kind: 'any', parts, condition: { any: parts.map(({ condition }) => condition) } };
}

export function notOf(part: ConditionTree): ConditionTree {
  return { kind: 'not', part, condition: { not: part.condition } };
}

/** The key under which a switch stands among the facts. */
export function switchPath(name: string): string {
  return `switch:${name}`;
}

/** The bodies of all named conditions that a condition uses, directly or through others. */
export function namedPartsOf(tree: ConditionTree): readonly ConditionTree[] {
  const bodies = new Set<ConditionTree>();
  const stack = [tree];
  for (let next = stack.pop(); next !== undefined; next = stack.pop()) {
    if (next.kind === 'all' || next.kind === 'any') stack.push(...next.parts);
    if (next.kind !== 'not' && next.kind !== 'named') continue;
    if (bodies.has(next.part)) continue;
    if (next.kind === 'named') bodies.add(next.part);
    stack.push(next.part);
  }
  return [...bodies];
}
