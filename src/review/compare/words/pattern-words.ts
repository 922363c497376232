import { type CharSet, type Pattern, parsePattern } from '@/engine';

/**
 * `4 to 12 letters or digits`, `at least 4 characters`: the values that a field's rule accepts, if words can describe
 * them.
 */
export function valueWords({ minLength, maxLength, pattern }: { readonly [key: string]: unknown }): readonly string[] {
  const [least, most] = [Number(minLength ?? 0), Number(maxLength ?? Infinity)];
  const shape = typeof pattern === 'string' ? shapeOf(pattern) : undefined;
  if (shape !== undefined)
    return [wordsOf({ ...shape, min: Math.max(least, shape.min), max: Math.min(most, shape.max) })];
  return [
    ...(minLength === undefined ? [] : [`at least ${least} characters`]),
    ...(maxLength === undefined ? [] : [`at most ${most} characters`]),
    ...(typeof pattern === 'string' ? [`by the pattern ${withoutAnchors(pattern)}`] : []),
  ];
}

/**
 * `6 digits`, `letters or digits, a letter first`. Undefined if a pattern demands more than a set of characters and a
 * length.
 */
export function patternWords(pattern: string): string | undefined {
  const shape = shapeOf(pattern);
  return shape && wordsOf(shape);
}

type Shape = {
  readonly what: string;
  readonly first: string | undefined;
  readonly min: number;
  readonly max: number;
};

/** Words for characters and their number; `1 digit` in the singular. */
function wordsOf({ what, first, min, max }: Shape): string {
  const start = first === undefined ? '' : `, ${first} first`;
  const nounFor = (count: number) => (count === 1 ? singular(what) : what);
  if (min === max) return `${min} ${nounFor(min)}${start}`;
  if (max !== Infinity) return `${min} to ${max} ${what}${start}`;
  return min > 1 ? `${min} or more ${what}${start}` : `${what} only${start}`;
}

/** Without `^` and `$`, which a full match does not need. */
function withoutAnchors(pattern: string): string {
  return /^\^\(\?:(.*)\)\$$/s.exec(pattern)?.[1] ?? pattern;
}

function shapeOf(pattern: string): Shape | undefined {
  const tree = parsePattern(pattern, { isUnicode: /\\[pP]\{/.test(pattern) });
  const parts = tree && loopsOf(tree);
  const [head, ...others] = parts ?? [];
  if (head === undefined) return undefined;
  const widest = others.reduce((widestSoFar, part) => (isWithin(widestSoFar.set, part.set) ? part : widestSoFar), head);
  const what = setWords(widest.set);
  const isRestSame = others.every(({ set }) => isSame(set, widest.set));
  if (what === undefined || !isRestSame) return undefined;
  const isOtherFirst = !isSame(head.set, widest.set);
  const first = isOtherFirst && head.min === 1 && head.max === 1 ? firstWords(head.set) : undefined;
  if (isOtherFirst && first === undefined) return undefined;
  const sum = (key: 'min' | 'max') => (parts ?? []).reduce((total, part) => total + part[key], 0);
  return { what, first, min: sum('min'), max: sum('max') };
}

type Loop = { readonly set: CharSet; readonly min: number; readonly max: number };

/** A pattern as a sequence of repeated characters; undefined if it is anything else. */
function loopsOf(pattern: Pattern): readonly Loop[] | undefined {
  switch (pattern.kind) {
    case 'set':
      return [{ set: pattern.set, min: 1, max: 1 }];
    case 'edge':
      return pattern.at === 'word' ? undefined : [];
    case 'loop': {
      const [body, ...more] = loopsOf(pattern.body) ?? [];
      if (body === undefined || more.length > 0 || body.min !== 1 || body.max !== 1) return undefined;
      return [{ set: body.set, min: pattern.min, max: pattern.max }];
    }
    case 'sequence': {
      const parts = pattern.items.map(loopsOf);
      return parts.some((part) => part === undefined) ? undefined : parts.flatMap((part) => part ?? []);
    }
    default:
      return undefined;
  }
}

/** A set of more signs than this is not described in words. */
const mostSigns = 6;
/** Kinds of characters, by their first and last code. */
const digits = { name: 'digits', from: 48, to: 57 } as const;
const kinds = [
  { name: 'small letters', from: 97, to: 122 },
  { name: 'capital letters', from: 65, to: 90 },
  digits,
] as const;

const blank = 32;

/** `letters or digits`, `digits or + -`. Undefined if a set contains more than letters, digits and a few signs. */
function setWords(set: CharSet): string | undefined {
  const foundKinds = kinds.filter(({ from, to }) => set.some(([start, end]) => start <= from && end >= to));
  const signs = charactersOf(set)?.filter((sign) => !foundKinds.some(({ from, to }) => sign >= from && sign <= to));
  if (signs === undefined || signs.length > mostSigns) return undefined;
  const names = foundKinds.map(({ name }) => name);
  const hasBoth = names[0] === 'small letters' && names[1] === 'capital letters';
  const kindNames = hasBoth ? ['letters', ...names.slice(2)] : names;
  const signWords = signs.map((sign) => (sign === blank ? 'blanks' : String.fromCodePoint(sign))).join(' ');
  const nouns = signs.length === 0 ? kindNames : [...kindNames, kindNames.length === 0 ? `of ${signWords}` : signWords];
  return nouns.length === 0 ? undefined : nouns.join(' or ');
}

function firstWords(set: CharSet): string | undefined {
  const words = setWords(set);
  if (words !== undefined && !words.startsWith('of ')) return singular(words, 'a ');
  const [[from, to] = [0, 0], ...more] = set;
  const isDigits = more.length === 0 && from >= digits.from && to <= digits.to && to > from;
  if (isDigits) return `${String.fromCodePoint(from)} to ${String.fromCodePoint(to)}`;
  return words?.replace(/^of /, '');
}

function singular(words: string, article = ''): string {
  return `${article}${words.replaceAll(/(letter|digit)s/g, '$1')}`;
}

/** A larger set is not listed character by character. */
const mostCharacters = 100;

/** All characters of a small set. */
function charactersOf(set: CharSet): readonly number[] | undefined {
  const count = set.reduce((total, [from, to]) => total + to - from + 1, 0);
  if (count > mostCharacters) return undefined;
  return set.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));
}

function isWithin(inner: CharSet, outer: CharSet): boolean {
  return inner.every(([from, to]) => outer.some(([start, end]) => start <= from && end >= to));
}

function isSame(left: CharSet, right: CharSet): boolean {
  return isWithin(left, right) && isWithin(right, left);
}
