import type { ConditionScope } from '../conditions/read-part';
import { isList, isObject, isText, type JsonPath, own } from '../json';
import * as messages from '../messages';

type NegativeComparison = messages.Finding & { readonly path: JsonPath };

/** Comparisons that want a number below 0. No fact has one: they are counts, ages and versions. */
export function negativeComparisons(
  value: unknown,
  scope: ConditionScope,
  path: JsonPath = [],
): readonly NegativeComparison[] {
  if (isList(value)) return value.flatMap((part, index) => negativeComparisons(part, scope, [...path, index]));
  if (!isObject(value)) return [];
  if (!isText(value.at))
    return Object.entries(value).flatMap(([key, part]) => negativeComparisons(part, scope, [...path, key]));
  const fact = own(scope.facts, value.at);
  // Of a fact that lists its known values, any other value is reported as `odd-literal`.
  if (fact?.type !== 'number' || fact.known !== undefined) return [];
  const operator = operatorBelowZero(value);
  return operator === undefined ? [] : [{ ...messages.neverNegative(value.at), path: [...path, operator] }];
}

/** The operator by which a comparison asks for a number below 0. */
function operatorBelowZero({ eq, lt, lte, in: list }: { readonly [key: string]: unknown }): string | undefined {
  const isNegative = (one: unknown) => typeof one === 'number' && one < 0;
  if (isNegative(eq)) return 'eq';
  if (isNegative(lt) || lt === 0) return 'lt';
  if (isNegative(lte)) return 'lte';
  return isList(list) && list.length > 0 && list.every(isNegative) ? 'in' : undefined;
}
