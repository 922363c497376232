import type { ConditionTree } from '../conditions/condition-tree';
import { isList, isObject, isText } from '../json';

/**
 * A condition as a part of a sentence: `("agent" or "vip") and the switch MAILCEN is on`.
 * `within`: what the words stand in. There, a condition of several parts gets brackets, unless both join their parts
 * with the same word.
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
  return `${String(condition.at)} ${comparisonPhrase(condition)}`;
}

function oppositeWords(condition: unknown): string {
  const name = isObject(condition) ? condition.switch : undefined;
  return isText(name) ? `the switch ${name} is off` : `not ${conditionWords(condition, 'brackets')}`;
}

/** Several conditions that all hold, in words. */
export function allWords(conditions: readonly ConditionTree[]): string {
  return conditionWords({ all: conditions.map(({ condition }) => condition) });
}

const operatorPhrases: { readonly [operator: string]: string } = {
  eq: 'is',
  ne: 'is not',
  in: 'is one of',
  nin: 'is none of',
  gt: 'is above',
  gte: 'is at least',
  lt: 'is below',
  lte: 'is at most',
};

/** `"member.type is 0"`. */
export function comparisonWords(condition: unknown): string {
  if (!isObject(condition)) return 'the condition';
  return `"${String(condition.at)} ${comparisonPhrase(condition)}"`;
}

/** What a comparison asks of its fact: `is none of 0, 4, 40`. */
export function comparisonPhrase(condition: unknown): string {
  if (!isObject(condition)) return '';
  const operator = Object.keys(condition).find((key) => key !== 'at') ?? '';
  const literal = condition[operator];
  if (operator === 'exists') return literal === true ? 'has a value' : 'has no value';
  const literalWords = isList(literal) ? literal.map((one) => JSON.stringify(one)).join(', ') : JSON.stringify(literal);
  return `${operatorPhrases[operator] ?? operator} ${literalWords}`;
}

const oppositePhrases: { readonly [phrase: string]: string } = {
  is: 'is not',
  'is not': 'is',
  'is one of': 'is none of',
  'is none of': 'is one of',
  'is above': 'is at most',
  'is at least': 'is below',
  'is below': 'is at least',
  'is at most': 'is above',
  'has a value': 'has no value',
  'has no value': 'has a value',
};

/** The opposite of a comparison: `is one of 0, 4, 40`. */
export function oppositePhrase(condition: unknown): string {
  const words = comparisonPhrase(condition);
  const phrase = Object.keys(oppositePhrases)
    .sort((left, right) => right.length - left.length)
    .find((one) => words === one || words.startsWith(`${one} `));
  return phrase === undefined ? 'is not so' : `${oppositePhrases[phrase]}${words.slice(phrase.length)}`;
}
