import type { InvisibleSign } from '../../messages';

const noBreakSpaces = /[\u00a0\u2007\u202f]/g;
/** No-break spaces between two words, first or last. Before a unit, or after a short Russian word, they are correct. */
const joinedWords = new RegExp(
  [
    '(?:(?!\\p{Script=Cyrillic})[\\p{L}\\p{M}]){2}[\\u00a0\\u2007\\u202f](?=[\\p{L}\\p{M}]{2})',
    '\\p{Script=Cyrillic}{4}[\\u00a0\\u2007\\u202f](?=\\p{Script=Cyrillic}{2})',
    '^[\\u00a0\\u2007\\u202f]|[\\u00a0\\u2007\\u202f](?=[\\s]|$)',
  ].join('|'),
  'u',
);

const signNames: { readonly [sign: string]: string } = {
  '\u00a0': 'no-break space',
  '\u2007': 'figure space',
  '\u202f': 'narrow no-break space',
  '\u200b': 'zero-width space',
  '\u200c': 'zero-width non-joiner',
  '\u200d': 'zero-width joiner',
  '\u200e': 'left-to-right mark',
  '\u200f': 'right-to-left mark',
  '\u2028': 'line separator',
  '\u2029': 'paragraph separator',
  '\u2060': 'word joiner',
  '\ufeff': 'byte order mark',
};

/**
 * Characters without effect. Those that break lines in Thai or join letters in Indian and Persian scripts are correct.
 */
const hiddenSign = new RegExp(
  [
    '[\\u180e\\u2060-\\u2064\\ufeff]',
    '(?<![\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}])\\u200b',
    '(?:^|(?<=[\\s\\p{P}\\p{Nd}\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Han}]))[\\u200c\\u200d]',
  ].join('|'),
  'u',
);
/** Characters that control direction. A text in one direction does not need them. */
const directionControl = /[\u061c\u200e\u200f\u202a-\u202c\u2066-\u2069]/;
const rightToLeft = /[\p{Script=Arabic}\p{Script=Hebrew}]/u;
const severalWords = /\p{L}{2}.*[\s].*\p{L}{2}/su;

/** Characters that end a line. Texts are shown in one flow, so browsers draw a space, a box or nothing for them. */
const lineSeparator = /[\u2028\u2029]/;

/** An invisible character that does harm in this text: a line separator, else a no-break space, else another one. */
export function unseenSign(text: string): InvisibleSign | undefined {
  const separator = lineSeparator.exec(text);
  if (separator !== null) {
    const plain = text.replaceAll(/\s*[\u2028\u2029]\s*/g, ' ').trim();
    return { kind: 'line', ...signAndWords(text, separator.index), plain };
  }
  const joinedMatch = joinedWords.exec(text);
  if (joinedMatch !== null) {
    const index = joinedMatch.index + joinedMatch[0].length - 1;
    return { kind: 'joined', ...signAndWords(text, index), plain: text.replaceAll(noBreakSpaces, ' ').trim() };
  }
  const hiddenMatch =
    hiddenSign.exec(text) ?? (rightToLeft.test(text) || !severalWords.test(text) ? null : directionControl.exec(text));
  if (hiddenMatch === null) return undefined;
  return {
    kind: 'hidden',
    ...signAndWords(text, hiddenMatch.index),
    plain: text.slice(0, hiddenMatch.index) + text.slice(hiddenMatch.index + 1),
  };
}

function signAndWords(text: string, at: number) {
  const sign = text[at] ?? '';
  const code = `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  const name = signNames[sign];
  return {
    sign: name === undefined ? code : `${code}, a ${name}`,
    before: /\S{0,20}$/u.exec(text.slice(0, at))?.[0] ?? '',
  };
}
