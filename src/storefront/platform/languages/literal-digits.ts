import { latinDigits } from './latin-digits';
import { toDigits } from './numerals';

/**
 * Writes the digits in a text (`50% bonus`) in the merchant's script, whichever script the translator used. Words with
 * Latin letters keep theirs, since they are names and addresses (`H5`, `t.me/club88`), and so do names of values
 * (`{{max}}`).
 */
export function literalDigits(text: string, system: string): string {
  if (!/\p{Nd}/u.test(text)) return text;
  return text
    .split(/(\s+|\{\{[^}]*\}\})/)
    .map((word) => (/[A-Za-z]|\{\{/.test(word) ? word : toDigits(latinDigits(word), system)))
    .join('');
}
