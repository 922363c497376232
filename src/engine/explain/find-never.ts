import { allOf, type ConditionTree } from '../conditions/condition-tree';
import { proveCondition } from '../conditions/prove-condition';
import { readCondition } from '../conditions/read-condition';
import { isList, isObject } from '../json';
import type { Explaining } from './explain-condition';

/** A condition that some node, or the page, asks for. */
export type Asked = { readonly node: string; readonly when: unknown };

/** What all of it together asks for, taken apart: each of it has to be true. */
function partsOf(asked: readonly Asked[]): readonly Asked[] {
  return asked.flatMap(({ node, when }) => {
    const all = isObject(when) ? when.all : undefined;
    return isList(all) ? partsOf(all.map((part) => ({ node, when: part }))) : [{ node, when }];
  });
}

/** The one part that is true for nobody, or the two that never are together. Empty where no such part can be proven. */
export function findNever(asked: readonly Asked[], { scope }: Explaining): readonly Asked[] {
  const parts = partsOf(asked).flatMap((part) => {
    const { tree } = readCondition(part.when, scope);
    return tree === undefined ? [] : [{ part, tree }];
  });
  const isNever = (...trees: readonly ConditionTree[]) => proveCondition(allOf(trees), scope) === 'never';
  const alone = parts.find(({ tree }) => isNever(tree));
  if (alone !== undefined) return [alone.part];
  for (const [place, first] of parts.entries()) {
    const second = parts.slice(place + 1).find(({ tree }) => isNever(first.tree, tree));
    if (second !== undefined) return [first.part, second.part];
  }
  return [];
}
