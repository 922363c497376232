import { allOf, type ConditionTree } from '../conditions/condition-tree';
import { proveCondition } from '../conditions/prove-condition';
import { readCondition } from '../conditions/read-condition';
import { isList, isObject } from '../json';
import type { ExplainContext } from './explain-condition';

/** A condition of a node or of the page. */
export type NodeCondition = { readonly node: string; readonly when: unknown };

/** All conditions that must be true together, taken apart. */
function partsOf(conditions: readonly NodeCondition[]): readonly NodeCondition[] {
  return conditions.flatMap(({ node, when }) => {
    const all = isObject(when) ? when.all : undefined;
    return isList(all) ? partsOf(all.map((part) => ({ node, when: part }))) : [{ node, when }];
  });
}

/**
 * The one condition that is true for nobody, or the two that are never true together. Empty where none can be proved.
 */
export function findNever(conditions: readonly NodeCondition[], { scope }: ExplainContext): readonly NodeCondition[] {
  const parts = partsOf(conditions).flatMap((part) => {
    const { tree } = readCondition(part.when, scope);
    return tree === undefined ? [] : [{ part, tree }];
  });
  const isNever = (...trees: readonly ConditionTree[]) => proveCondition(allOf(trees), scope) === 'never';
  const neverTrue = parts.find(({ tree }) => isNever(tree));
  if (neverTrue !== undefined) return [neverTrue.part];
  for (const [index, first] of parts.entries()) {
    const second = parts.slice(index + 1).find(({ tree }) => isNever(first.tree, tree));
    if (second !== undefined) return [first.part, second.part];
  }
  return [];
}
