import type { Facts } from '../facts';
import { allOf, anyOf, type ConditionTree, constant, type Folding, fold, notOf } from './condition-tree';

/** The static side of a partial evaluation: its facts, and which paths they answer for. */
export type Statics = { readonly facts: Facts; readonly isStatic: (path: string) => boolean };

/** What becomes of a static comparison that is unknown. */
type Reduce = (unknownAs: boolean | undefined) => ConditionTree;

/**
 * What is left of a condition once static facts and switches are known, with named conditions written out. Over live
 * facts it gives the verdict that the whole gives over all facts. A static comparison that is unknown stays;
 * `unknownAs` replaces it: `false` where only true counts, `true` where only false does.
 */
export function partialCondition(tree: ConditionTree, statics: Statics, unknownAs?: boolean): ConditionTree {
  return fold(tree, reducing(statics))(unknownAs);
}

function reducing({ facts, isStatic }: Statics): Folding<Reduce> {
  return {
    constant: (value) => () => constant(value),
    all: (parts) => (unknownAs) => join(parts, unknownAs, false),
    any: (parts) => (unknownAs) => join(parts, unknownAs, true),
    not: (part) => (unknownAs) => {
      const left = part(unknownAs === undefined ? undefined : !unknownAs);
      return left.kind === 'constant' ? constant(!left.value) : notOf(left);
    },
    named: (part) => part,
    test: (test) => (unknownAs) => {
      const verdict = isStatic(test.path) ? (test.evaluate(facts) ?? unknownAs) : undefined;
      return verdict === undefined ? test : constant(verdict);
    },
  };
}

/** The parts that are left. One part with the deciding value decides; with no parts left, the other value does. */
function join(parts: readonly Reduce[], unknownAs: boolean | undefined, decides: boolean): ConditionTree {
  const left: ConditionTree[] = [];
  for (const part of parts) {
    const tree = part(unknownAs);
    if (tree.kind !== 'constant') left.push(tree);
    else if (tree.value === decides) return tree;
  }
  const [first] = left;
  if (first === undefined) return constant(!decides);
  if (left.length === 1) return first;
  return decides ? anyOf(left) : allOf(left);
}
