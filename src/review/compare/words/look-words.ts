import { isObject } from '@/engine';
import type { LeafChange } from '../leaf-changes';
import { patternChangeWords } from './pattern-change-words';
import { patternWords, valueWords } from './pattern-words';

/** What players notice when a prop changes: `stands in 3 columns instead of 4`, `has to be filled in`. */
export function lookWords({ path, before, after }: LeafChange): string {
  const rule = path.startsWith('rule.') ? ruleWords(path.slice('rule.'.length), before, after) : undefined;
  if (path === 'columns' && typeof before === 'number' && typeof after === 'number')
    return `stands in ${after === 1 ? 'one column' : `${after} columns`} instead of ${before === 1 ? 'one' : before}`;
  return rule ?? `has ${path} ${displayValue(after)} instead of ${displayValue(before)}`;
}

/** What the platform's rule demands of a field. */
function ruleWords(part: string, before: unknown, after: unknown): string | undefined {
  switch (part) {
    case 'required':
      return after === true
        ? 'has to be filled in, and before could stay empty'
        : 'may stay empty, and before could not';
    case 'minLength':
      if (after === undefined) return `takes fewer than ${displayValue(before)} characters, and before did not`;
      if (before === undefined) return `takes ${displayValue(after)} characters at least, and before also fewer`;
      return `takes ${displayValue(after)} characters at least instead of ${displayValue(before)}`;
    case 'maxLength':
      if (after === undefined) return `takes more than ${displayValue(before)} characters, and before did not`;
      if (before === undefined) return `takes ${displayValue(after)} characters at most, and before also more`;
      return `takes ${displayValue(after)} characters at most instead of ${displayValue(before)}`;
    case 'pattern':
      return patternChangeWords(before, after);
    case 'unread':
      return after === undefined
        ? 'is checked by its pattern, which could not be read before'
        : 'is not checked before it is sent: its pattern cannot be read';
    default:
      return undefined;
  }
}

/**
 * `takes 4 digits instead of 6 digits`: length and pattern of a rule in one sentence. Undefined if words cannot
 * describe both rules, or describe them alike.
 */
export function ruleChangeWords(before: unknown, after: unknown): string | undefined {
  const [oldWords, newWords] = [before, after].map((rule) => {
    const isDescribable =
      isObject(rule) && typeof rule.pattern === 'string' && patternWords(rule.pattern) !== undefined;
    return isDescribable ? valueWords(rule).join(', ') : undefined;
  });
  return oldWords === undefined || newWords === undefined || oldWords === newWords
    ? undefined
    : `takes ${newWords} instead of ${oldWords}`;
}

/** Whether the change is part of a rule that `ruleChangeWords` describes. */
export function isPartOfRuleChange({ path }: LeafChange): boolean {
  return ['rule.pattern', 'rule.minLength', 'rule.maxLength'].includes(path);
}

/** Flags of a pattern. They change together with the pattern, so players notice no further change. */
const unseenProps = new Set(['rule.patternFlags', 'rule.patternSafe']);

/** Whether a player can notice the change of a prop. */
export function isSeenProp({ path }: LeafChange): boolean {
  return !unseenProps.has(path);
}

/** A value for a sentence: a word without the quotes of JSON. */
export function displayValue(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  return typeof value === 'string' && /^[\w#./:@%-]+$/.test(value) ? value : JSON.stringify(value);
}
