import { numberIn } from '../texts/written-age';

/** A percentage, or a sum of money, above 0. */
const percent = '(?<![\\p{Nd}.,])(?!0)\\p{Nd}[\\p{Nd}.,]*\\s?[%٪％]';
const money =
  '(?:(?:[\\p{Sc}]|\\{\\{symbol\\}\\}|\\bRs\\.?|\\b(?:BDT|BRL|CNY|EUR|IDR|INR|MXN|PKR|RMB|THB|USD|VND))\\s?(?!0)\\p{Nd}[\\p{Nd}.,]*(?<=\\p{Nd})|(?<![\\p{Nd}.,])(?!0)\\p{Nd}[\\p{Nd}.,]*\\s?(?:\\p{Sc}|টাকা|रुपये|元|บาท))';
const figure = `(?:${percent}|${money})`;
/** Words that multiply the number before them. */
const magnitude =
  /^\s?(?:[km](?![\p{L}])|(?:lakh|lac|crore|thousand|million|billion|ribu|rb|juta|jt|miliar|nghìn|ngàn|triệu|tỷ|mil|millón|millones|milhão|milhões)s?(?![\p{L}])|[百千万亿億]|লাখ|লক্ষ|হাজার|কোটি|लाख|हज़ार|हजार|करोड़|ร้อย|พัน|หมื่น|แสน|ล้าน|لاکھ|ہزار|کروڑ)/iu;

const bonus = '(?:\\bbonus\\b|বোনাস|बोनस|\\bbono\\b|\\bbônus\\b|红利|彩金|โบนัส|بونس)';
const upTo = '(?: (?:of|up to|de|de hasta|de até|hasta|até|sebesar|hingga)|:|高达)?';
const free = '(?:\\bfree\\b(?! of\\b)|বিনামূল্যে|ফ্রি|मुफ़्त|\\bgratis\\b|\\bgrátis\\b|\\bmiễn phí|ฟรี|مفت)';
const joining = '\\b(?:join|register|sign up|get|receive|claim)\\b[^.!?]{0,30}?';

export const bonusWord = new RegExp(`${bonus}|奖金`, 'iu');

/** A percentage or a sum that players are told they get as a bonus. */
export const promisedSum = new RegExp(
  [
    `${figure}(?: (?:পর্যন্ত|तक|का|deposit))?\\s?(?:${bonus}|(?<=[%％]\\s?)奖金)`,
    `(?<!\\bno |(?:welcome|sign-?up|registration|স্বাগত|वेलकम) )${bonus}${upTo} ?${figure}`,
    `(?<!giải |phần )thưởng ${percent}`,
    `(?<![发运配输传播护])送 ?${figure}`,
    `${joining}${money} (?:for )?${free}`,
    `(?<!-)${free} ${money}`,
  ].join('|'),
  'iu',
);

const percents = new RegExp(percent, 'giu');
const sums = new RegExp(money, 'giu');

export type Figure = { readonly words: string; readonly number: number };

/** Percentages and sums of money in a text. A kind is undefined where a word such as "lakh" multiplies one of them. */
export function figuresIn(text: string): { readonly [kind in 'percent' | 'money']: readonly Figure[] | undefined } {
  return { percent: /[%٪％]/.test(text) ? read(text, percents) : [], money: read(text, sums) };
}

function read(text: string, pattern: RegExp): readonly Figure[] | undefined {
  const matches = [...text.matchAll(pattern)];
  const isMultiplied = matches.some(({ 0: words, index }) => magnitude.test(text.slice(index + words.length)));
  return isMultiplied ? undefined : matches.map(([words]) => ({ words, number: numberOf(words) }));
}

/** Digits of any script. One or two behind the last point or comma are decimals. */
function numberOf(words: string): number {
  const digits = /\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?/u.exec(words)?.[0] ?? '';
  const [, whole = digits, decimals = ''] = /^(.+)[.,](\p{Nd}{1,2})$/u.exec(digits) ?? [];
  return numberIn(whole.replaceAll(/[.,]/g, '')) + numberIn(decimals) / 10 ** decimals.length;
}
