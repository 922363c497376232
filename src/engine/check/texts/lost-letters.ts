/** The characters of bytes 0x80 to 0x9f in Windows-1252, in order. */
const windows1252 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const laterByte = `(?:[\\u0080-\\u00bf]|${[...windows1252].join('|')})`;

/** Two to four bytes of UTF-8, each read as a letter of its own. */
const misreadUtf8 = new RegExp(`[Â-ß]${laterByte}|[à-ï]${laterByte}{2}|[ð-ô]${laterByte}{3}`, 'gu');
/** Russian UTF-8 read as Windows-1251, and the replacement characters of Chinese systems. */
const misreadElsewhere = /(?:[РС][\u0080-\u00bf\u0402-\u040f\u0452-\u045f\u2013-\u2044€№™]){2}|锟斤拷|烫烫/u;
/** A quote or a dash that may follow an accented capital in a correct text. */
const quoteOrDash = /[«»·°€‚„…‹›‘’“”•–—™]$/;
/** Letters and signs of real texts. If decoding gives others, the bytes were not UTF-8. */
const realLetter =
  /[\u00a0-\u017f\u01a0\u01a1\u01af\u01b0\u0400-\u04ff\u0600-\u06ff\u0900-\u109f\u1200-\u137f\u1780-\u17ff\u1e00-\u1eff\u2010-\u2044\u20a0-\u20bf\u2122\u3000-\u9fff\uac00-\ud7af\u{1f300}-\u{1faff}]/u;

/** The first letters of a text that was decoded in another encoding than it was written in. */
export function misreadLetters(text: string): string | undefined {
  if (!/[^ -~]/.test(text)) return undefined;
  if (text.includes('\ufffd')) return '\ufffd';
  const lettersElsewhere = misreadElsewhere.exec(text)?.[0];
  if (lettersElsewhere !== undefined) return lettersElsewhere;
  const decodable = [...text.matchAll(misreadUtf8)].filter(([bytes]) => realLetter.test(decoded(bytes)));
  const isCertain = ([bytes]: RegExpExecArray, index: number) =>
    bytes.startsWith('â€') || !quoteOrDash.test(bytes) || /^\p{L}/u.test(text.slice(index + bytes.length));
  return decodable.some((one) => isCertain(one, one.index)) ? decodable[0]?.[0] : undefined;
}

function decoded(bytes: string): string {
  const numbers = [...bytes].map((letter) => {
    const at = windows1252.indexOf(letter);
    return at < 0 ? (letter.codePointAt(0) ?? 0) : 0x80 + at;
  });
  const [first = 0, ...rest] = numbers;
  const lead = first & (0x7f >> numbers.length);
  const point = rest.reduce((sum, byte) => sum * 64 + (byte & 0x3f), lead);
  return point > 0x10ffff ? '' : String.fromCodePoint(point);
}

const alphabet = '[\\p{Script=Latin}\\p{Script=Cyrillic}\\p{Script=Greek}\\p{M}]';
/** A question mark inside of a word, or before it. Chinese and Thai write no space after a question. */
const questionInWord = new RegExp(`${alphabet}\\?+(?=\\p{Ll})(?=${alphabet})|(?<!\\S)\\?+(?=${alphabet})`, 'u');
/** More than two question marks after a Chinese or Thai letter. If the text asks nothing, letters were lost there. */
const questionsAtEnd = /[\p{Script=Han}\p{Script=Thai}\p{M}]\s?\?{3,}(?!\?)/u;
const asking = /[吗呢么嘛谁哪怎几何]|多少|是否|ไหม|อะไร|ทำไม|ใคร|ไหน|เท่าไร|หรือ/u;
const addressPattern = /\S*[/=&@]\S*/g;

/** Question marks in place of letters that an encoding does not have. */
export function questionsForLetters(text: string): string | undefined {
  if (!text.includes('?')) return undefined;
  const withoutAddresses = text.replaceAll(addressPattern, ' ');
  const words = withoutAddresses.match(/(?<!\S)\?{2,}(?![^\s!.,:])/g) ?? [];
  const hasLostLetters =
    questionInWord.test(withoutAddresses) ||
    words.length > 1 ||
    /^\s*\?{2,}(?![^\s!.,:])/.test(withoutAddresses) ||
    (questionsAtEnd.test(withoutAddresses) && !asking.test(withoutAddresses));
  return hasLostLetters ? withoutAddresses.match(/\S*\?+\S*/)?.[0] : undefined;
}
