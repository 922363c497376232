import { numberIn } from '../texts/written-age';
import * as lists from './bonus-words';
import { anyOf } from './word-list';

const numberStart = '(?<![\\p{Nd}.,])';
const aboveZero = '(?!0)\\p{Nd}[\\p{Nd}.,]*';
const percent = `${numberStart}${aboveZero}\\s?[%٪％]`;

const codeOrSymbol = `(?:\\p{Sc}|\\{\\{symbol\\}\\}|\\b(?:${lists.currencyCodes.join('|')})\\.?)`;
const symbolOrName = `(?:\\p{Sc}|${anyOf(lists.currencyNames)})`;
const money = `(?:${codeOrSymbol}\\s?${aboveZero}(?<=\\p{Nd})|${numberStart}${aboveZero}\\s?${symbolOrName})`;
const figure = `(?:${percent}|${money})`;
const magnitude = new RegExp(`^\\s?${anyOf(lists.magnitudes)}`, 'iu');

const bonus = anyOf(lists.bonusWords);
const free = anyOf(lists.freeWords);
const joinOrGet = `(?:${anyOf(lists.joinWords)}|${anyOf(lists.getWords)})`;

export const bonusWord = new RegExp(`${bonus}|${lists.prizeInChinese}`, 'iu');

/** A percentage or a sum that players are told they get as a bonus: each line with an example. */
export const promisedSum = new RegExp(
  [
    // 100% deposit bonus
    `${figure}(?: ${anyOf(lists.wordsBeforeBonus)})?\\s?${bonus}`,
    // 100% 奖金
    `${figure}(?<=[%％])\\s?${lists.prizeInChinese}`,
    // bonus of 100%
    `(?<!\\bno |${anyOf(lists.welcomeWords)} )${bonus}(?: ?${anyOf(lists.wordsAfterBonus)}|:)? ?${figure}`,
    // thưởng 100%
    `${lists.rewardInVietnamese} ${percent}`,
    // 送100元
    `${lists.giveInChinese} ?${figure}`,
    // Join today and get $10 free
    `${joinOrGet}[^.!?]{0,30}?${money} (?:for )?${free}(?! of\\b)`,
    // free $10
    `(?<!-)${free} ${money}`,
  ].join('|'),
  'iu',
);

const percents = new RegExp(percent, 'giu');
const sums = new RegExp(money, 'giu');

export type Figure = { readonly words: string; readonly number: number };

/** Percentages and sums of money in a text. A kind is undefined where a word such as "lakh" multiplies one of them. */
export function figuresIn(text: string): { readonly [kind in 'percent' | 'money']: readonly Figure[] | undefined } {
  return { percent: /[%٪％]/.test(text) ? figuresBy(text, percents) : [], money: figuresBy(text, sums) };
}

function figuresBy(text: string, pattern: RegExp): readonly Figure[] | undefined {
  const matches = [...text.matchAll(pattern)];
  const isMultiplied = matches.some(({ 0: words, index }) => magnitude.test(text.slice(index + words.length)));
  return isMultiplied ? undefined : matches.map(([words]) => ({ words, number: numberOf(words) }));
}

/** The number in words with digits of any script. One or two digits behind the last point or comma are decimals. */
function numberOf(words: string): number {
  const digits = /\p{Nd}(?:[\p{Nd}.,]*\p{Nd})?/u.exec(words)?.[0] ?? '';
  const [, whole = digits, decimals = ''] = /^(.+)[.,](\p{Nd}{1,2})$/u.exec(digits) ?? [];
  return numberIn(whole.replaceAll(/[.,]/g, '')) + numberIn(decimals) / 10 ** decimals.length;
}
