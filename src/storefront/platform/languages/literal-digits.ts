import { latinDigits } from './latin-digits';
import { toDigits } from './numerals';

/**
 * Digits that stand in a text itself (`50% bonus`) in those of the merchant, whichever the translator wrote. Words with Latin letters keep
 * theirs: they are names and addresses (`H5`, `t.me/club88`), and so do the names of values (`{{max}}`).
 */
export function literalDigits(text: string, system: string): string {
  if (!/\p{Nd}/u.test(text)) return text;
  return text
    .split(/(\s+|\{\{[^}]*\}\})/)
    .map((word) => (/[A-Za-z]|\{\{/.test(word) ? word : toDigits(latinDigits(word), system)))
    .join('');
}
