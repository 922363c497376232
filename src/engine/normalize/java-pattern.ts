import { memoLatestKeys } from '../memo';
import { canMatch } from '../pattern/can-match';
import { parsePattern } from '../pattern/parse-pattern';
import { costOfPattern } from '../pattern/pattern-cost';

/**
 * A server pattern as JavaScript: `source` is anchored for a full match. `safe`: proven not to run long on any value.
 */
export type ReadPattern =
  | { readonly kind: 'none' }
  | { readonly kind: 'pattern'; readonly source: string; readonly flags: '' | 'u'; readonly safe: boolean }
  | { readonly kind: 'unreadable'; readonly why: string };

/** Escapes that mean something else in Java than in JavaScript, or exist in Java only. */
const foreignEscapes = /[QEhHRGXNeavVkK]/;

const posixClasses: { readonly [name: string]: string } = {
  Lower: 'a-z',
  Upper: 'A-Z',
  Alpha: 'a-zA-Z',
  Digit: '0-9',
  Alnum: 'a-zA-Z0-9',
  XDigit: '0-9a-fA-F',
  Space: ' \\t\\n\\x0B\\f\\r',
  Blank: ' \\t',
  ASCII: '\\x00-\\x7F',
};

/** Longer patterns are no rules for a form field. Longer values reach no pattern. */
const maxPatternLength = 1000;

/** Most steps on one value: milliseconds on a cheap phone. A pattern that may take more runs in a worker. */
const mostSteps = 200_000;

/**
 * Reads a pattern of the server as Java's `matches()` does: the whole value must match, `\A \z \Z` are anchors, `\p{…}`
 * and `\x{…}` need `u` mode. A pattern that cannot be read so is left to the server. `maxLength`: the longest value
 * that it is tried on.
 */
export function readJavaPattern(wire: unknown, maxLength = maxPatternLength): ReadPattern {
  if (wire === undefined || wire === null || wire === '' || wire === '*') return { kind: 'none' };
  if (typeof wire !== 'string') return unreadable('is no text');
  if (wire.length > maxPatternLength) return unreadable(`is longer than ${maxPatternLength} characters`);
  const length = Math.min(maxLength, maxPatternLength);
  return patternCache(`${length} ${wire}`, () => readUncached(wire, length));
}

/** Brands of one platform have the same rules, and each rule is read several times. */
const patternCache = memoLatestKeys<string, ReadPattern>(512);

function readUncached(wire: string, maxLength: number): ReadPattern {
  const isUnicode = /(?<!\\)(?:\\\\)*\\(?:[pP]|x\{|u\{)/.test(wire);
  const translated = translate(wire, isUnicode);
  if (typeof translated !== 'string') return translated;
  const modes = isUnicode ? (['u'] as const) : (['', 'u'] as const);
  // Compiled without anchors: with them, `a)(b` would be a pattern.
  const flags = modes.find((mode) => compiles(translated, mode));
  if (flags === undefined) return unreadable(missingBracket(wire) ?? 'does not compile');
  const pattern = parsePattern(translated, { isUnicode: flags === 'u' });
  if (pattern !== undefined && !canMatch(pattern)) return unreadable('can match nothing');
  const isSafe = pattern !== undefined && costOfPattern(pattern, maxLength) <= mostSteps;
  return { kind: 'pattern', source: `^(?:${translated})$`, flags, safe: isSafe };
}

/** Translates Java's spelling to JavaScript's, or says why that is not possible. */
function translate(java: string, isUnicode: boolean): string | ReadPattern {
  let output = '';
  let inClass = false;
  for (let index = 0; index < java.length; index += 1) {
    const character = java[index] ?? '';
    const rest = java.slice(index);
    if (character === '\\') {
      const translated = readEscape(rest, { inClass, isUnicode });
      if (typeof translated === 'string') return unreadable(translated);
      output += translated.text;
      index += translated.length - 1;
      continue;
    }
    if (inClass) {
      if (character === '[') return unreadable(missingBracket(java) ?? 'joins character classes as only Java does');
      if (rest.startsWith('&&')) return unreadable('joins character classes as only Java does');
      if (character === ']') inClass = false;
    } else if (character === '[') {
      if (/^\[\^?\]/.test(rest)) return unreadable('has an empty character class');
      inClass = true;
    } else if (/^\((?:\?>|\?[a-zA-Z]*-?[a-zA-Z]+[:)])/.test(rest))
      return unreadable('has inline flags or an atomic group');
    else if (/^(?:[*+?]|\{\d+(?:,\d*)?\})\+/.test(rest)) return unreadable('has a possessive quantifier');
    output += character;
  }
  return output;
}

type EscapeContext = { readonly inClass: boolean; readonly isUnicode: boolean };

function readEscape(
  rest: string,
  { inClass, isUnicode }: EscapeContext,
): { readonly text: string; readonly length: number } | string {
  const next = rest[1] ?? '';
  if (next === '') return 'ends in a backslash';
  if (!inClass && next === 'A') return { text: '^', length: 2 };
  if (!inClass && (next === 'z' || next === 'Z')) return { text: '$', length: 2 };
  if (next === 'k' && /^\\k<\w+>/.test(rest)) return { text: '\\k', length: 2 };
  if (foreignEscapes.test(next) || (inClass && /[AzZ]/.test(next))) return `uses \\${next}, which only Java knows`;
  const octal = /^\\0([0-3]?[0-7]{1,2})/.exec(rest);
  if (octal)
    return {
      text: `\\x${Number.parseInt(octal[1] ?? '0', 8)
        .toString(16)
        .padStart(2, '0')}`,
      length: octal[0].length,
    };
  const hexEscape = /^\\x\{([0-9a-fA-F]{1,6})\}/.exec(rest);
  if (hexEscape) return { text: `\\u{${hexEscape[1]}}`, length: hexEscape[0].length };
  const property = /^\\([pP])(?:\{(\w+)\}|([A-Z]))/.exec(rest);
  if (property) return readProperty(property, inClass);
  return { text: isUnicode && isNeedless(next, inClass) ? next : rest.slice(0, 2), length: 2 };
}

/** `u` mode refuses a backslash before a character that needs none. */
function isNeedless(character: string, inClass: boolean): boolean {
  return /[^\w\s^$\\.*+?()[\]{}|/]/.test(character) && !(inClass && character === '-');
}

function readProperty(
  propertyMatch: RegExpExecArray,
  inClass: boolean,
): { readonly text: string; readonly length: number } | string {
  const [escapeText, letter, longName, shortName] = propertyMatch;
  const name = longName ?? shortName ?? '';
  const length = escapeText.length;
  const ascii = posixClasses[name];
  if (ascii !== undefined) {
    if (letter === 'P' && inClass) return `uses ${escapeText}, which only Java knows`;
    return { text: inClass ? ascii : `[${letter === 'P' ? '^' : ''}${ascii}]`, length };
  }
  if (/^In[A-Z]|^java[A-Z]|^Punct$|^Graph$|^Print$|^Cntrl$/.test(name))
    return `uses ${escapeText}, which only Java knows`;
  const scriptName = name.replace(/^Is(?=[A-Z])/, '');
  const candidates = [`\\${letter}{${scriptName}}`, `\\${letter}{Script=${scriptName}}`];
  const text = candidates.find((candidate) => compiles(candidate, 'u'));
  return text === undefined ? `uses ${escapeText}, which JavaScript does not know` : { text, length };
}

function compiles(source: string, flags: string): boolean {
  try {
    return new RegExp(source, flags).source !== '';
  } catch {
    return false; // A pattern that does not compile is an answer here, not an error.
  }
}

/** The bracket that is missing. Counted as Java does, whose character classes may nest. */
function missingBracket(java: string): string | undefined {
  let openClasses = 0;
  let openGroups = 0;
  for (const [bracket] of java.matchAll(/\\[\s\S]|[[\]()]/g)) {
    if (bracket === '[') openClasses += 1;
    else if (bracket === ']' && openClasses > 0) openClasses -= 1;
    else if (bracket === '(' && openClasses === 0) openGroups += 1;
    else if (bracket === ')' && openClasses === 0) openGroups -= 1;
    if (openGroups < 0) return 'closes a group with ) that none opens';
  }
  if (openClasses > 0) return 'has a [ without its ]';
  return openGroups > 0 ? 'has a ( without its )' : undefined;
}

function unreadable(why: string): { readonly kind: 'unreadable'; readonly why: string } {
  return { kind: 'unreadable', why };
}
