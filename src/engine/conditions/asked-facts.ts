import type { Catalogue } from '../catalogue';
import { own } from '../json';
import { testsOf } from './condition-tree';
import { axesOf } from './prove-condition';
import { readCondition } from './read-condition';

/**
 * A fact that conditions compare, with one value for each possible answer. Also tells whether two values get the same
 * answer.
 */
export type AskedFact = {
  readonly path: string;
  readonly values: readonly unknown[];
  readonly isAlike: (one: unknown, other: unknown) => boolean;
};

/**
 * The facts that conditions ask about, without the case that they are absent. Known values of a fact come first:
 * another value stands only for an answer that no known one gets.
 */
export function askedFacts(conditions: readonly unknown[], { facts }: Catalogue): readonly AskedFact[] {
  const scope = { facts };
  const trees = conditions.flatMap((condition) => readCondition(condition, scope).tree ?? []);
  const tests = trees.flatMap(testsOf);
  const paths = new Set(tests.map(({ path }) => path));
  return [...paths].map((path): AskedFact => {
    const testsOfFact = tests.filter((test) => test.path === path);
    const answers = (value: unknown) => testsOfFact.map(({ evaluate }) => evaluate(new Map([[path, value]])));
    const isAlike: AskedFact['isAlike'] = (one, other) => String(answers(one)) === String(answers(other));
    const possibleValues = trees
      .flatMap((tree) => axesOf(tree, scope))
      .flatMap((axis) => (axis.path === path ? axis.values : []));
    const values: unknown[] = [];
    for (const value of [...(own(facts, path)?.known ?? []), ...possibleValues])
      if (value !== undefined && !values.some((kept) => isAlike(kept, value))) values.push(value);
    return { path, values, isAlike };
  });
}
