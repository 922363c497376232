import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { searchText } from '@/storefront/platform/languages/search-text';

/** What a field takes. It decides how look-alike characters are read. In a password each character counts. */
export type TypedKind = 'password' | 'line' | 'name' | 'username' | 'email' | 'digits' | 'account' | 'phone' | 'code';

/** Marks of direction, zero-width spaces and the like, which come with pasted text. */
const invisibleCharacters = /\p{Cf}/gu;
/** Dashes of any kind, and the minus, which Unicode counts as a symbol. */
const dashClass = '\\p{Pd}\u2212\u02d7\u2043';
const dashes = new RegExp(`[${dashClass}]`, 'gu');
/** Characters that phone books and messengers put between digits. */
const phoneSeparators = new RegExp(`[\\s\\p{Cf}()[\\]./\u00b7\u2022\u30fc${dashClass}]`, 'gu');
const groupSeparators = new RegExp(`[\\s\\p{Cf}${dashClass}]`, 'gu');

const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032`\u00b4]/g;
/** The dot between the parts of a Chinese, Japanese or Catalan name. */
const middleDots = /[\u2022\u2027\u2219\u22c5\u30fb\uff65\u0387]/g;

/** A typed or pasted text as it is checked and sent. Nothing is cut: what cannot be read is refused in words. */
export function readTyped(kind: TypedKind, typed: string): string {
  switch (kind) {
    case 'password':
      return typed;
    case 'line':
      return plainLine(searchText(typed));
    case 'name':
      return plainLine(toHalfWidth(typed).replaceAll(invisibleCharacters, ''))
        .replaceAll(apostrophes, "'")
        .replaceAll(dashes, '-')
        .replaceAll(middleDots, '·')
        .replaceAll(/ {2,}/g, ' ');
    case 'username':
    case 'email':
      return plainLine(toHalfWidth(typed).replaceAll(invisibleCharacters, ''));
    case 'digits':
      return latinDigits(typed).replaceAll(/[\s\p{Cf}]/gu, '');
    case 'account':
      return latinDigits(typed).replaceAll(groupSeparators, '');
    case 'phone':
      // A zero in brackets is dialled only within the country: `+92 (0)300 …`.
      return plainNumber(typed.replace(/^(\s*(\+|00).*)\(0\)/, '$1')) ?? plainLine(typed);
    case 'code': {
      const [code, other] = codesIn(typed);
      return code !== undefined && other === undefined ? code : plainLine(latinDigits(typed));
    }
  }
}

/**
 * A phone number: Latin digits, perhaps after a plus, without separators. Undefined for anything else, such as several
 * numbers.
 */
export function plainNumber(typed: string): string | undefined {
  return numbersIn(typed).length > 1 ? undefined : joinedNumber(typed);
}

function joinedNumber(typed: string): string | undefined {
  const text = latinDigits(toHalfWidth(typed)).replaceAll(phoneSeparators, '').replace(/^tel:/i, '');
  return /^\+?\d+$/.test(text) ? text : undefined;
}

/** Fewest digits of a phone number beside another one. Two of them are longer than the longest number, of 15 digits. */
const fewestPhoneDigits = 8;
const isLongNumber = (number: string | undefined) =>
  number !== undefined && number.replace('+', '').length >= fewestPhoneDigits;

/**
 * The phone numbers in a text: parts between slashes, commas and words, from a plus on, and between spaces where each
 * part is long enough. Shorter parts are an area code and the like.
 */
export function numbersIn(typed: string): readonly string[] {
  const parts = latinDigits(toHalfWidth(typed)).split(/[/,;|&]|[\p{L}\p{M}]+|(?=\+)/u);
  const numbers = parts.flatMap((part) => {
    const words = part.trim().split(/\s+/).map(joinedNumber);
    return words.every(isLongNumber) ? words : [joinedNumber(part)];
  });
  return [...new Set(numbers.flatMap((number) => (number !== undefined && isLongNumber(number) ? [number] : [])))];
}

/** Fewest and most digits of a code in a message. */
const [fewestDigits, mostDigits] = [4, 10];

/**
 * The possible codes in a message: its runs of 4 to 10 digits. A run printed in equal groups (`734 924`) is one code; a
 * text of at most ten digits alone is one code however it is grouped.
 */
export function codesIn(typed: string): readonly string[] {
  const text = latinDigits(typed).replaceAll(invisibleCharacters, '');
  const ungroupedText = text.replaceAll(groupSeparators, '');
  if (/^\d+$/.test(ungroupedText) && ungroupedText.length <= mostDigits) return [ungroupedText];
  // A run after a plus is a phone number.
  const runs = [...text.replaceAll(/\+[\d\s-]+/g, ' ').matchAll(digitGroups)].flatMap(([run]) =>
    joinEqualGroups(run.split(/\D/)),
  );
  return [...new Set(runs.filter(({ length }) => length >= fewestDigits && length <= mostDigits))];
}

const digitGroups = new RegExp(`\\d+(?:[ \u00a0\u202f${dashClass}]\\d+)*`, 'gu');

/**
 * Joins neighbours of equal length below four digits, as codes are printed: in `734`, `924`, `10` the last is a number
 * of minutes.
 */
function joinEqualGroups(parts: readonly string[]): readonly string[] {
  const runs: { readonly length: number; readonly text: string }[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const isNext = last?.length === part.length && part.length < fewestDigits;
    if (isNext) runs.splice(-1, 1, { length: part.length, text: `${last.text}${part}` });
    else runs.push({ length: part.length, text: part });
  }
  return runs.map(({ text }) => text);
}

/** Unicode normalised, with one kind of space. */
function plainLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, ' ').trim();
}

/** Full-width characters of a Chinese or Japanese keyboard as plain ones. */
function toHalfWidth(text: string): string {
  return text.replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
