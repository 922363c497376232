import type { Edit } from '@/engine';

/** What an edit did to a text, as a sentence: `A comma was written.`, `canDeposits is now canDeposit.` */
export function fixWords(text: string, { offset, length, text: written }: Edit): string {
  const gone = text.slice(offset, offset + length);
  if (gone.trim() === '') return `${called(written, 'A')} was written.`;
  if (written.trim() === '') return `${takenOut(gone)} was taken out.`;
  const key = keyBefore(text.slice(0, offset));
  const now = shown(written, gone);
  return key === undefined
    ? `${shown(gone, written)} is now ${now}.`
    : `"${key}" is now ${now} instead of ${shown(gone, written)}.`;
}

const signs: { readonly [sign: string]: string } = {
  ',': 'comma',
  ':': 'colon',
  '"': 'quotation mark',
  '}': 'closing brace }',
  ']': 'closing bracket ]',
};

function called(text: string, article: string): string {
  const sign = text.trim();
  const name = Object.hasOwn(signs, sign) ? signs[sign] : undefined;
  return name === undefined ? short(sign) : `${article} ${name}`;
}

/** Names the removed member, without the comma that is no longer needed. */
function takenOut(gone: string): string {
  const member = /^[\s,]*"((?:[^"\\]|\\.)*)"\s*:/.exec(gone)?.[1];
  if (member !== undefined) return `"${member}"`;
  const rest = gone.trim();
  return Object.hasOwn(signs, rest) ? called(rest, 'A') : short(rest.replace(/^,\s*|\s*,$/g, ''));
}

/** The name of the value that starts at the end of `before`. */
function keyBefore(before: string): string | undefined {
  return /"((?:[^"\\]|\\.)*)"\s*:\s*$/.exec(before)?.[1];
}

/** Omits the quotes of JSON if both values are words, so that only the difference is read. */
function shown(text: string, other: string): string {
  const isWord = (one: string) => /^"[\w$./-]+"$/.test(one.trim());
  const plain = text.trim();
  return short(isWord(text) && isWord(other) ? plain.slice(1, -1) : plain);
}

/** Longer values are cut: nobody reads more in one line. */
const longest = 60;

function short(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > longest ? `${line.slice(0, longest)}…` : line;
}
