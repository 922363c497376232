import type { Facts } from '../facts';
import { allOf, anyOf, type ConditionTree, constant, type FoldCases, fold, notOf } from './condition-tree';

/** Static facts, and a test whether a path is static. Paths of live facts are not. */
export type Statics = { readonly facts: Facts; readonly isStatic: (path: string) => boolean };

/** Reduces a part. `unknownAs` is the value for static comparisons that are unknown. */
type Reduce = (unknownAs: boolean | undefined) => ConditionTree;

/**
 * Reduces a condition to its live part, given static facts and switches. Named conditions are written out. The result
 * over live facts equals the verdict of the whole condition over all facts. A static comparison that is unknown stays,
 * unless `unknownAs` gives it a value: `false` if only true counts, `true` if only false counts.
 */
export function partialCondition(tree: ConditionTree, statics: Statics, unknownAs?: boolean): ConditionTree {
  return fold(tree, reducer(statics))(unknownAs);
}

function reducer({ facts, isStatic }: Statics): FoldCases<Reduce> {
  return {
    constant: (value) => () => constant(value),
    all: (parts) => (unknownAs) => join(parts, unknownAs, false),
    any: (parts) => (unknownAs) => join(parts, unknownAs, true),
    not: (part) => (unknownAs) => {
      const reduced = part(unknownAs === undefined ? undefined : !unknownAs);
      return reduced.kind === 'constant' ? constant(!reduced.value) : notOf(reduced);
    },
    named: (part) => part,
    test: (test) => (unknownAs) => {
      const verdict = isStatic(test.path) ? (test.evaluate(facts) ?? unknownAs) : undefined;
      return verdict === undefined ? test : constant(verdict);
    },
  };
}

/**
 * Joins reduced parts. A part with the deciding value decides. Without any part left, the result is the other value.
 */
function join(parts: readonly Reduce[], unknownAs: boolean | undefined, decisive: boolean): ConditionTree {
  const remaining: ConditionTree[] = [];
  for (const part of parts) {
    const tree = part(unknownAs);
    if (tree.kind !== 'constant') remaining.push(tree);
    else if (tree.value === decisive) return tree;
  }
  const [first] = remaining;
  if (first === undefined) return constant(!decisive);
  if (remaining.length === 1) return first;
  return decisive ? anyOf(remaining) : allOf(remaining);
}
