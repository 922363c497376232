import { isList, isObject } from '../json';

/** A condition as a part of a sentence: `"agent"`, `"member.type is 0"`, `not "vip"`. */
export function conditionWords(condition: unknown): string {
  if (!isObject(condition)) return `"when": ${JSON.stringify(condition)}`;
  if (typeof condition.is === 'string') return `"${condition.is}"`;
  if (condition.not !== undefined) return `not ${conditionWords(condition.not)}`;
  if (condition.switch !== undefined) return `the switch ${String(condition.switch)}`;
  if (condition.at !== undefined) return comparisonWords(condition);
  const [parts, joiner] = isList(condition.any) ? [condition.any, ' or '] : [condition.all, ' and '];
  return isList(parts) ? parts.map(conditionWords).join(joiner) : JSON.stringify(condition);
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
