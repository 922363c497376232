/** The characters of bytes 0x80 to 0x9f in Windows-1252, in order. */
const windows = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const tail = `(?:[\\u0080-\\u00bf]|${[...windows].join('|')})`;

/** Two to four bytes of UTF-8, each read as a letter of its own. */
const misread = new RegExp(`[Â-ß]${tail}|[à-ï]${tail}{2}|[ð-ô]${tail}{3}`, 'gu');
/** Russian UTF-8 read as Windows-1251, and the replacement characters of Chinese systems. */
const misreadElsewhere = /(?:[РС][\u0080-\u00bf\u0402-\u040f\u0452-\u045f\u2013-\u2044€№™]){2}|锟斤拷|烫烫/u;
/** A quote or a dash that may follow an accented capital in a correct text. */
const usual = /[«»·°€‚„…‹›‘’“”•–—™]$/;
/** Letters and signs of real texts. If decoding gives others, the bytes were not UTF-8. */
const written =
  /[\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0400-\u04ff\u0600-\u06ff\u0900-\u109f\u1200-\u137f\u1780-\u17ff\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2122\u3000-\u9fff\uac00-\ud7af\u{1f300}-\u{1faff}]/u;

/** The first letters of a text that was decoded in another encoding than it was written in. */
export function misreadLetters(text: string): string | undefined {
  if (!/[^ -~]/.test(text)) return undefined;
  if (text.includes('\ufffd')) return '\ufffd';
  const elsewhere = misreadElsewhere.exec(text)?.[0];
  if (elsewhere !== undefined) return elsewhere;
  const found = [...text.matchAll(misread)].filter(([bytes]) => written.test(decoded(bytes)));
  const isSure = ([bytes]: RegExpExecArray, index: number) =>
    bytes.startsWith('â€') || !usual.test(bytes) || /^\p{L}/u.test(text.slice(index + bytes.length));
  return found.some((one) => isSure(one, one.index)) ? found[0]?.[0] : undefined;
}

function decoded(bytes: string): string {
  const numbers = [...bytes].map((letter) => {
    const at = windows.indexOf(letter);
    return at < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + at;
  });
  const [first = 0, ...rest] = numbers;
  const lead = first & (0x7f >> numbers.length);
  const point = rest.reduce((sum, byte) => sum * 64 + (byte & 0x3f), lead);
  return point > 0x10ffff ? '' : String.fromCodePoint(point);
}

const alphabet = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}]';
/** A question mark inside of a word, or before it. Chinese and Thai write no space after a question. */
const inWord = new RegExp(`${alphabet}\\?+(?=\\p{Ll})(?=${alphabet})|(?<!\\S)\\?+(?=${alphabet})`, 'u');
const ofAddress = /\S*[/=&@]\S*/g;

/** Question marks in place of letters that an encoding does not have. */
export function lostToQuestions(text: string): string | undefined {
  if (!text.includes('?')) return undefined;
  const plain = text.replaceAll(ofAddress, ' ');
  const words = plain.match(/(?<!\S)\?{2,}(?![^\s!.,:])/g) ?? [];
  const isLost = inWord.test(plain) || words.length > 1 || /^\s*\?{2,}(?![^\s!.,:])/.test(plain);
  return isLost ? plain.match(/\S*\?+\S*/)?.[0] : undefined;
}
