import { type Pattern, parsePattern } from '@/engine';
import { patternWords } from './pattern-words';

/**
 * `takes 4 digits instead of 6 digits`; if words cannot describe it, an example that one pattern accepts and the other
 * does not. `values` are typical inputs of the field.
 */
export function patternChangeWords(before: unknown, after: unknown, values: readonly string[] = commonValues): string {
  const [oldWords, newWords] = [before, after].map((pattern) =>
    typeof pattern === 'string' ? patternWords(pattern) : anythingWords,
  );
  if (oldWords !== undefined && newWords !== undefined && oldWords !== newWords)
    return `takes ${newWords} instead of ${oldWords}`;
  const [matchesBefore, matchesAfter] = [matcherOf(before), matcherOf(after)];
  if (matchesBefore === undefined || matchesAfter === undefined) return `takes other values: ${unreadableWords}`;
  const tried = [...values, ...samplesOf(before), ...samplesOf(after)].filter((value) => value !== '');
  const refusedNow = tried.find((value) => matchesBefore(value) && !matchesAfter(value));
  const acceptedNow = tried.find((value) => !matchesBefore(value) && matchesAfter(value));
  const examples = [
    ...(refusedNow === undefined ? [] : [`'${refusedNow}' was taken and is refused now`]),
    ...(acceptedNow === undefined ? [] : [`'${acceptedNow}' was refused and is taken now`]),
  ];
  return examples.length === 0
    ? 'is checked by another pattern, and no value was found that it judges otherwise'
    : `takes other values: ${examples.join(', ')}`;
}

const anythingWords = 'anything';
const unreadableWords = 'its pattern cannot be read, so the platform alone checks it';

/** Typical inputs of all kinds. */
const commonValues = [
  ...[
    'nora',
    'Nora1',
    'nora_9',
    'Nora Ali',
    "N. O'Neil",
    'নোরা',
    'abc12345',
    'Abc-1234',
    'abcdefgh',
    '12345678',
    'Secret#1',
  ],
  ...['1234', '123456', '0123456789', '01712345678', '+8801712345678', 'AB-123456'],
];

/** Typical e-mail addresses of all kinds. */
export const commonMails: readonly string[] = [
  ...[
    'nora@mail.com',
    'nora.ali@mail.com',
    'nora@mail.info',
    'nora@mail.co.uk',
    'nora@mail-house.com',
    'nora_9@mail.com',
  ],
  ...['nora+play@mail.com', 'nora@house.mail.com', 'nora@mail.technology', 'NORA@MAIL.COM', 'nora', 'nora@mail'],
];

function matcherOf(pattern: unknown): ((value: string) => boolean) | undefined {
  if (typeof pattern !== 'string') return () => true;
  const flags = /\\[pP]\{/.test(pattern) ? 'u' : '';
  try {
    const regExp = new RegExp(`^(?:${pattern})$`, flags);
    return (value) => regExp.test(value);
  } catch {
    return undefined; // The caller reports a pattern that cannot be parsed.
  }
}

/** Values that a pattern is likely to match: one with as few repetitions as it allows, and some longer ones. */
function samplesOf(pattern: unknown): readonly string[] {
  const tree = typeof pattern === 'string' ? parsePattern(pattern, { isUnicode: /\\[pP]\{/.test(pattern) }) : undefined;
  return tree === undefined ? [] : [0, 1, 3, 6].map((extra) => sample(tree, extra));
}

/** The code of `!`, the first character of ASCII that is neither a control character nor a blank. */
const firstVisibleSign = 33;

function sample(pattern: Pattern, extra: number): string {
  switch (pattern.kind) {
    case 'set': {
      const likelySign = [...'a1A.-_@ '].find((sign) => pattern.set.some(([from, to]) => isIn(sign, from, to)));
      return likelySign ?? String.fromCodePoint(Math.max(firstVisibleSign, pattern.set[0]?.[0] ?? firstVisibleSign));
    }
    case 'sequence':
      return pattern.items.map((item) => sample(item, extra)).join('');
    case 'choice':
      return sample(pattern.ways[extra % pattern.ways.length] ?? { kind: 'sequence', items: [] }, extra);
    case 'loop':
      return sample(pattern.body, extra).repeat(Math.min(pattern.max, pattern.min + extra));
    default:
      return '';
  }
}

function isIn(sign: string, from: number, to: number): boolean {
  const code = sign.codePointAt(0) ?? 0;
  return code >= from && code <= to;
}
