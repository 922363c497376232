import type { TextEdit } from '@/engine';

/** What an edit did to a text, as a sentence: `A comma was written.`, `canDeposits is now canDeposit.` */
export function fixWords(text: string, { offset, length, text: written }: TextEdit): string {
  const removed = text.slice(offset, offset + length);
  if (removed.trim() === '') return `${signOrValue(written, 'A')} was written.`;
  if (written.trim() === '') return `${removedWords(removed)} was taken out.`;
  const key = keyBefore(text.slice(0, offset));
  const newValue = valueWords(written, removed);
  return key === undefined
    ? `${valueWords(removed, written)} is now ${newValue}.`
    : `"${key}" is now ${newValue} instead of ${valueWords(removed, written)}.`;
}

const signs: { readonly [sign: string]: string } = {
  ',': 'comma',
  ':': 'colon',
  '"': 'quotation mark',
  '}': 'closing brace }',
  ']': 'closing bracket ]',
};

function signOrValue(text: string, article: string): string {
  const sign = text.trim();
  const name = Object.hasOwn(signs, sign) ? signs[sign] : undefined;
  return name === undefined ? shortened(sign) : `${article} ${name}`;
}

/** Names the removed key, without the comma that is no longer needed. */
function removedWords(removed: string): string {
  const key = /^[\s,]*"((?:[^"\\]|\\.)*)"\s*:/.exec(removed)?.[1];
  if (key !== undefined) return `"${key}"`;
  const removedText = removed.trim();
  return Object.hasOwn(signs, removedText)
    ? signOrValue(removedText, 'A')
    : shortened(removedText.replace(/^,\s*|\s*,$/g, ''));
}

/** The name of the value that starts at the end of `before`. */
function keyBefore(before: string): string | undefined {
  return /"((?:[^"\\]|\\.)*)"\s*:\s*$/.exec(before)?.[1];
}

/** Omits the quotes of JSON if both values are words, so that only the difference is read. */
function valueWords(text: string, other: string): string {
  const isWord = (value: string) => /^"[\w$./-]+"$/.test(value.trim());
  const value = text.trim();
  return shortened(isWord(text) && isWord(other) ? value.slice(1, -1) : value);
}

/** Longer values are cut: nobody reads more in one line. */
const mostCharacters = 60;

function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > mostCharacters ? `${line.slice(0, mostCharacters)}…` : line;
}
