import type { ConditionTree } from '../../conditions/condition-tree';
import { isList, isObject, isText } from '../../json';

/**
 * A condition in a few words, which follow "where this holds: ": `("agent" or "vip") and the switch MAILCEN is on`.
 * `within` brackets what has several parts, unless it joins them as `within` does.
 */
export function conditionWords(condition: unknown, within?: 'all' | 'any' | 'brackets'): string {
  if (!isObject(condition)) return String(condition);
  if (isText(condition.is)) return `"${condition.is}"`;
  if (isText(condition.switch)) return `the switch ${condition.switch} is on`;
  if (condition.not !== undefined) return oppositeWords(condition.not);
  for (const [key, join] of [
    ['all', ' and '],
    ['any', ' or '],
  ] as const) {
    const parts = condition[key];
    if (!isList(parts)) continue;
    if (parts.length === 1) return conditionWords(parts[0], within);
    const words = parts.map((part) => conditionWords(part, key)).join(join);
    return within === undefined || within === key ? words : `(${words})`;
  }
  const { at, ...operators } = condition;
  return Object.entries(operators)
    .map(([name, value]) => `${String(at)} ${operatorSigns[name] ?? name} ${JSON.stringify(value)}`)
    .join(' and ');
}

function oppositeWords(condition: unknown): string {
  const name = isObject(condition) ? condition.switch : undefined;
  return isText(name) ? `the switch ${name} is off` : `not ${conditionWords(condition, 'brackets')}`;
}

/** Several conditions that all hold, in words. */
export function allWords(conditions: readonly ConditionTree[]): string {
  return conditionWords({ all: conditions.map(({ condition }) => condition) });
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
