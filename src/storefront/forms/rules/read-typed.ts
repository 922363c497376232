import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import { searchText } from '@/storefront/platform/languages/search-text';

/** What a field takes, which says how signs are read that only look different. Of a password each sign counts. */
export type TypedKind = 'password' | 'line' | 'name' | 'username' | 'email' | 'digits' | 'account' | 'phone' | 'code';

/** Marks of direction, spaces of no width and the like: they come along with what is pasted, and nobody sees them. */
const unseen = /\p{Cf}/gu;
/** Dashes of any kind, and the minus, which Unicode counts among the signs of mathematics. */
const dash = '\\p{Pd}\u2212\u02d7\u2043';
const dashes = new RegExp(`[${dash}]`, 'gu');
/** What phone books and messengers put between the digits of a number. */
const between = new RegExp(`[\\s\\p{Cf}()[\\]./\u00b7\u2022\u30fc${dash}]`, 'gu');
const grouping = new RegExp(`[\\s\\p{Cf}${dash}]`, 'gu');

const apostrophes = /[\u2018\u2019\u201b\u02bb\u02bc\u02b9\u2032`\u00b4]/g;
/** The dot between the parts of a Chinese, Japanese or Catalan name. */
const middleDots = /[\u2022\u2027\u2219\u22c5\u30fb\uff65\u0387]/g;

/** What was typed or pasted, as it is checked and sent. Nothing is cut: what cannot be read is refused in words. */
export function readTyped(kind: TypedKind, typed: string): string {
  switch (kind) {
    case 'password':
      return typed;
    case 'line':
      return plainLine(searchText(typed));
    case 'name':
      return plainLine(narrow(typed).replaceAll(unseen, ''))
        .replaceAll(apostrophes, "'")
        .replaceAll(dashes, '-')
        .replaceAll(middleDots, '·')
        .replaceAll(/ {2,}/g, ' ');
    case 'username':
    case 'email':
      return plainLine(narrow(typed).replaceAll(unseen, ''));
    case 'digits':
      return latinDigits(typed).replaceAll(/[\s\p{Cf}]/gu, '');
    case 'account':
      return latinDigits(typed).replaceAll(grouping, '');
    case 'phone':
      // A zero in brackets is dialled within the country alone: `+92 (0)300 …`.
      return plainNumber(typed.replace(/^(\s*(\+|00).*)\(0\)/, '$1')) ?? plainLine(typed);
    case 'code': {
      const [code, other] = codesIn(typed);
      return code !== undefined && other === undefined ? code : plainLine(latinDigits(typed));
    }
  }
}

/** A phone number: Latin digits, perhaps after a plus, without separators; undefined for anything else. */
export function plainNumber(typed: string): string | undefined {
  const text = latinDigits(narrow(typed)).replaceAll(between, '').replace(/^tel:/i, '');
  return /^\+?\d+$/.test(text) ? text : undefined;
}

/** Fewest and most digits of a code that comes in a message. */
const [fewest, most] = [4, 10];

/**
 * The codes that a message may mean: its runs of 4 to 10 digits. One that is printed in equal groups (`734 924`) is
 * one run; where there is nothing but digits, they are one code however they are grouped.
 */
export function codesIn(typed: string): readonly string[] {
  const text = latinDigits(typed).replaceAll(unseen, '');
  const alone = text.replaceAll(grouping, '');
  if (/^\d+$/.test(alone) && alone.length <= most) return [alone];
  // What begins with a plus is a phone number.
  const runs = [...text.replaceAll(/\+[\d\s-]+/g, ' ').matchAll(groups)].flatMap(([run]) => joined(run.split(/\D/)));
  return [...new Set(runs.filter(({ length }) => length >= fewest && length <= most))];
}

const groups = new RegExp(`\\d+(?:[ \u00a0\u202f${dash}]\\d+)*`, 'gu');

/** Joins neighbours of the same length, as codes are printed: `734`, `924`, `10` are a code and some minutes. */
function joined(parts: readonly string[]): readonly string[] {
  const runs: { readonly length: number; readonly text: string }[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const isNext = last?.length === part.length && part.length < fewest;
    if (isNext) runs.splice(-1, 1, { length: part.length, text: `${last.text}${part}` });
    else runs.push({ length: part.length, text: part });
  }
  return runs.map(({ text }) => text);
}

/** In one form, and with one kind of space. */
function plainLine(text: string): string {
  return text.normalize('NFC').replaceAll(/\s/g, ' ').trim();
}

/** Signs of full width, as a Chinese or Japanese keyboard writes them, as plain ones. */
function narrow(text: string): string {
  return text.replaceAll(/[\uff01-\uff5e]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0));
}
