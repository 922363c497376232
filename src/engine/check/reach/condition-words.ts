import type { ConditionTree } from '../../conditions/condition-tree';
import { isList, isObject, isText } from '../../json';

/** A condition in a few words, for messages about two conditions: `"agent" and not "guest"`. */
export function conditionWords(condition: unknown, depth = 0): string {
  if (!isObject(condition)) return String(condition);
  if (isText(condition.is)) return `"${condition.is}"`;
  if (isText(condition.switch)) return `the switch ${condition.switch}`;
  if (condition.not !== undefined) return `not ${conditionWords(condition.not, depth + 1)}`;
  for (const [key, join] of [
    ['all', ' and '],
    ['any', ' or '],
  ] as const) {
    const parts = condition[key];
    if (!isList(parts)) continue;
    const words = parts.map((part) => conditionWords(part, depth + 1)).join(join);
    return depth > 0 && parts.length > 1 ? `(${words})` : words;
  }
  const { at, ...operators } = condition;
  return Object.entries(operators)
    .map(([name, value]) => `${String(at)} ${operatorSigns[name] ?? name} ${JSON.stringify(value)}`)
    .join(' and ');
}

const operatorSigns: { readonly [operator: string]: string } = {
  eq: '=',
  ne: 'is not',
  in: 'is one of',
  nin: 'is none of',
  gt: '>',
  gte: '≥',
  lt: '<',
  lte: '≤',
};

/** The visitors for whom all these conditions hold, in words. */
export function viewersOf(conditions: readonly ConditionTree[]): string {
  return conditions.length === 0
    ? 'everybody'
    : `visitors who are ${conditions.map(({ condition }) => conditionWords(condition)).join(' and ')}`;
}
