import {
  anyCharacter,
  type CharSet,
  complement,
  digits,
  lineEnds,
  range,
  spaces,
  union,
  wordCharacters,
} from './char-set';

/** A pattern of JavaScript as a tree. */
export type Pattern =
  | { readonly kind: 'set'; readonly set: CharSet }
  | { readonly kind: 'sequence'; readonly items: readonly Pattern[] }
  | { readonly kind: 'choice'; readonly ways: readonly Pattern[] }
  | { readonly kind: 'loop'; readonly body: Pattern; readonly min: number; readonly max: number }
  | { readonly kind: 'edge'; readonly at: 'start' | 'end' | 'word' }
  | { readonly kind: 'lookahead'; readonly body: Pattern; readonly negative: boolean };

type Reader = { readonly source: string; readonly isUnicode: boolean; at: number };

/** A construct that this parser does not know. Its caller gets no tree. */
class UnknownSyntax extends Error {}

/**
 * The tree of a valid pattern. Undefined where this parser knows less: references to groups, lookbehind, and syntax
 * that only patterns without the `u` flag allow. A set may be too large, never too small, so no match is overlooked.
 */
export function parsePattern(source: string, { isUnicode }: { readonly isUnicode: boolean }): Pattern | undefined {
  const reader: Reader = { source, isUnicode, at: 0 };
  try {
    const pattern = readChoice(reader);
    return reader.at === source.length ? pattern : undefined;
  } catch (error) {
    if (error instanceof UnknownSyntax) return undefined;
    throw error;
  }
}

function readChoice(reader: Reader): Pattern {
  const ways = [readSequence(reader)];
  while (accept(reader, '|')) ways.push(readSequence(reader));
  const [first, ...others] = ways;
  return first !== undefined && others.length === 0 ? first : { kind: 'choice', ways };
}

function readSequence(reader: Reader): Pattern {
  const items: Pattern[] = [];
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] ?? '')) items.push(readLoop(reader));
  return { kind: 'sequence', items };
}

function readLoop(reader: Reader): Pattern {
  const body = readAtom(reader);
  const quantifier = /^(?:([*+?])|\{(\d+)(?:(,)(\d*))?\})\??/.exec(reader.source.slice(reader.at));
  if (quantifier === null) return body;
  if (body.kind === 'edge' || body.kind === 'lookahead') throw new UnknownSyntax();
  const [text, sign, least = '0', comma, most = ''] = quantifier;
  reader.at += text.length;
  if (sign !== undefined) return { kind: 'loop', body, min: sign === '+' ? 1 : 0, max: sign === '?' ? 1 : Infinity };
  const min = Number(least);
  const max = comma === undefined ? min : most === '' ? Infinity : Number(most);
  return { kind: 'loop', body, min, max };
}

function readAtom(reader: Reader): Pattern {
  if (accept(reader, '(')) return readGroup(reader);
  if (accept(reader, '[')) return { kind: 'set', set: readClass(reader) };
  if (accept(reader, '^')) return { kind: 'edge', at: 'start' };
  if (accept(reader, '$')) return { kind: 'edge', at: 'end' };
  if (accept(reader, '.')) return { kind: 'set', set: complement(lineEnds) };
  // Nothing here depends on which of the two it is.
  if (accept(reader, '\\b') || accept(reader, '\\B')) return { kind: 'edge', at: 'word' };
  if (accept(reader, '\\')) return { kind: 'set', set: readEscape(reader) };
  return { kind: 'set', set: range(readCharacter(reader)) };
}

function readGroup(reader: Reader): Pattern {
  const isLookahead = accept(reader, '?=');
  const isNegative = !isLookahead && accept(reader, '?!');
  if (!isLookahead && !isNegative && !accept(reader, '?:') && reader.source[reader.at] === '?') {
    const name = /^\?<[\p{L}_$][\p{L}\p{N}_$]*>/u.exec(reader.source.slice(reader.at));
    if (name === null) throw new UnknownSyntax();
    reader.at += name[0].length;
  }
  const body = readChoice(reader);
  if (!accept(reader, ')')) throw new UnknownSyntax();
  return isLookahead || isNegative ? { kind: 'lookahead', body, negative: isNegative } : body;
}

function readClass(reader: Reader): CharSet {
  const isNegated = accept(reader, '^');
  const sets: CharSet[] = [];
  // A `\p{…}` is read as any character, so the complement of such a set would be too small.
  let isExact = true;
  while (!accept(reader, ']')) {
    if (reader.at >= reader.source.length) throw new UnknownSyntax();
    const start = reader.at;
    const set = readClassPart(reader);
    if (/^\\[pP]/.test(reader.source.slice(start))) isExact = false;
    const isRange = set[0]?.[0] === set[0]?.[1] && /^-[^\]]/.test(reader.source.slice(reader.at));
    if (!isRange || set.length !== 1) {
      sets.push(set);
      continue;
    }
    reader.at += 1;
    const end = readClassPart(reader);
    const [from, to] = [set[0]?.[0], end[0]?.[1]];
    const isSingleCharacter = end.length === 1 && end[0]?.[0] === to;
    if (from === undefined || to === undefined || !isSingleCharacter || from > to) throw new UnknownSyntax();
    sets.push(range(from, to));
  }
  if (!isNegated) return union(...sets);
  return isExact ? complement(union(...sets)) : anyCharacter;
}

function readClassPart(reader: Reader): CharSet {
  // In a class `\b` is the backspace.
  if (accept(reader, '\\b')) return range(codeOf('\b'));
  if (accept(reader, '\\-')) return range(codeOf('-'));
  return accept(reader, '\\') ? readEscape(reader) : range(readCharacter(reader));
}

const codeOf = (sign: string) => sign.charCodeAt(0);

const escapeSets: { readonly [letter: string]: CharSet } = {
  d: digits,
  D: complement(digits),
  w: wordCharacters,
  W: complement(wordCharacters),
  s: spaces,
  S: complement(spaces),
};
const controlCodes: { readonly [letter: string]: number } = { t: 9, n: 10, v: 11, f: 12, r: 13 };

/** Reads what follows a backslash. */
function readEscape(reader: Reader): CharSet {
  const rest = reader.source.slice(reader.at);
  const codeEscape = /^(?:x([0-9a-fA-F]{2})|u([0-9a-fA-F]{4}))/.exec(rest) ?? /^u\{([0-9a-fA-F]+)\}/.exec(rest);
  if (codeEscape !== null && (reader.isUnicode || !rest.startsWith('u{'))) {
    reader.at += codeEscape[0].length;
    return range(Number.parseInt(codeEscape[1] ?? codeEscape[2] ?? '', 16));
  }
  const property = reader.isUnicode ? /^[pP]\{[^}]*\}/.exec(rest) : null;
  if (property !== null) {
    reader.at += property[0].length;
    return anyCharacter;
  }
  const letter = rest[0] ?? '';
  const set = Object.hasOwn(escapeSets, letter) ? escapeSets[letter] : undefined;
  const control = Object.hasOwn(controlCodes, letter) ? controlCodes[letter] : undefined;
  if (set === undefined && control === undefined && /[A-Za-z0-9]/.test(letter)) throw new UnknownSyntax();
  if (set === undefined && control === undefined) return range(readCharacter(reader));
  reader.at += 1;
  return set ?? range(control ?? 0);
}

/** One character: a code point in `u` mode, else a UTF-16 unit. */
function readCharacter(reader: Reader): number {
  const { source, at, isUnicode } = reader;
  const point = isUnicode ? source.codePointAt(at) : source.charCodeAt(at);
  if (point === undefined || Number.isNaN(point)) throw new UnknownSyntax();
  reader.at += point > 0xffff ? 2 : 1;
  return point;
}

function accept(reader: Reader, text: string): boolean {
  if (!reader.source.startsWith(text, reader.at)) return false;
  reader.at += text.length;
  return true;
}
