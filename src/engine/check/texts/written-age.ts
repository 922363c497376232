import type { Composed } from '../../compose/compose-site';
import { textIn } from '../../compose/text-layers';
import type { TextTable } from '../../config';
import { memoByObject, memoText } from '../../memo';
import * as messages from '../../messages';
import type { Origin } from '../../parse/config-file';
import { adultAge } from '../settings/limits';
import type { SiteCheck } from '../site-check';
import { placeholdersOf } from './text-faults';
import { filesWithWords, writtenWordsOf } from './written-words';

/** Minimum ages that are written as a number: a number other than merchant.json's, or one in place of `{{age}}`. */
export const writtenAges: SiteCheck = {
  finds: 'ages in texts that are not those of the rules',
  reads: ({ merchant, texts, parent, folder }) => [merchant, texts, parent?.texts, ...filesWithWords(folder)],
  run({ composed, report, reportSetting }) {
    const { merchant } = composed;
    const age = merchant.auth?.age ?? 0;
    // Texts are compared only with an age that laws have. Other checks report a setting that is no such age.
    if (merchant.abstract === true || !isAge(age) || age < adultAge) return;
    const ages = [...writtenAgesIn(composed), ...agesInPlace(composed)];
    const others = ages.filter(({ number }) => number !== age);
    // If no text says the age of merchant.json, that age may be the wrong one.
    const isAgeNowhere = others.length === ages.length;
    for (const { number, text, isFilledElsewhere, origin } of ages)
      if (number === age && isFilledElsewhere) report(messages.literalAge(text), origin);
    if (isAgeNowhere && others.length > 1)
      reportSetting(
        messages.otherAges(
          age,
          others.map(({ text, origin }) => `${text} in ${origin.file.path}`),
          others.some(({ isSaid }) => isSaid),
        ),
        ['auth', 'age'],
      );
    else for (const { text, isSaid, origin } of others) report(messages.otherAge(text, age, isSaid), origin);
  },
};

/** `isFilledElsewhere`: another language or the parent has `{{age}}` in this text. `isSaid`: certainly an age. */
export type WrittenAge = AgeInText & {
  readonly language: string;
  readonly key: string;
  readonly isFilledElsewhere: boolean;
  readonly isSaid: boolean;
  readonly origin: Origin;
};

/** Ages written as numbers, or in English words, in a merchant's own texts. */
export const writtenAgesIn = memoByObject(({ folder, merchant, parent, texts }: Composed): readonly WrittenAge[] => {
  const isSaidElsewhere = (key: string) =>
    [...folder.texts.values()].some(({ value }) => {
      const text = value[key] ?? '';
      return (ageInWords(text) ?? ageIn(text, 'marked'))?.number === merchant.auth?.age;
    });
  const tables = [...Object.values(parent?.texts ?? {}), ...Object.values(texts)];
  return [...folder.texts].flatMap(([language, { value, file }]) =>
    textsWithAge(value).flatMap(([key, text]) => {
      const isFilledElsewhere = tables.some((layer) => placeholdersOf(textIn(layer, key) ?? '').has('age'));
      const words = ageInWords(text);
      const age = isFilledElsewhere ? ageIn(text, 'any number') : (words ?? ageIn(text, 'marked'));
      const isSaid = isFilledElsewhere || words !== undefined || markAsSentence.test(text) || isSaidElsewhere(key);
      const origin = { file, path: [key] };
      return age === undefined ? [] : [{ ...age, language, key, isFilledElsewhere, isSaid, origin }];
    }),
  );
});

/** Ages in words that stand in pages, overlays and settings. */
function agesInPlace({ folder }: Composed): readonly Omit<WrittenAge, 'language' | 'key'>[] {
  return writtenWordsOf(folder).flatMap(({ words, key, origin }) => {
    if (key !== undefined) return [];
    const sentence = ageInWords(words);
    const age = sentence ?? ageIn(words, 'marked');
    const isSaid = sentence !== undefined || markAsSentence.test(words);
    return age === undefined ? [] : [{ ...age, isFilledElsewhere: false, isSaid, origin }];
  });
}

const textsWithAge = memoByObject((table: TextTable) => Object.entries(table).filter(([, text]) => mayHoldAge(text)));

/** The zeros of every script that texts are written in. */
const zeros = [...'0٠۰०০੦૦୦௦౦೦൦๐໐༠၀០０'].map((zero) => zero.codePointAt(0) ?? 0);
const markedAge = /(?<![\p{Nd}.,:])(?:\+\s?(\p{Nd}{2})|(\p{Nd}{2})\s?[+＋])(?!\p{Nd})/u;
const bareNumber = /(?<![\p{Nd}.,:])(\p{Nd}{1,2})(?![\p{Nd}%:]|[.,]\p{Nd})/u;

/** A mark that is a sentence of its own, unlike the one in `20+ games`. */
const markAsSentence = /(?:^|[.!?।。۔|·•(])\s*(?:\+\s?\p{Nd}{2}|\p{Nd}{2}\s?[+＋])\s*(?:$|[.!?।。۔|·•)])/u;

/** Ages as English spells them. */
const speltNumbers = ['sixteen', 'seventeen', 'eighteen', 'nineteen', 'twenty', 'twenty-one'];
const speltAge =
  /\b(sixteen|seventeen|eighteen|nineteen|twenty(?:-one)?) (?:years? )?(?:old|of age|(?:or|and) (?:older|over|above))\b/i;
/** A digit of any script, or part of a spelt age. A class of characters is fast, and all texts are tried. */
const digitOrSpeltAge = new RegExp(
  `[${zeros.map((zero) => `${String.fromCodePoint(zero)}-${String.fromCodePoint(zero + 9)}`).join('')}]|[Tt][Ee][Ee][Nn]|[Tt][Ww][Ee][Nn][Tt][Yy]`,
);
const mayHoldAge = memoText(
  (text) =>
    digitOrSpeltAge.test(text) &&
    !placeholdersOf(text).has('age') &&
    (ageIn(text, 'any number') ?? ageInWords(text)) !== undefined,
);

/** Ages in sentences, by language. */
const agePatterns = [
  /(?<!\p{Nd})(\p{Nd}{2})\s*(?:years? (?:old|of age)|(?:or|and) older|(?:周|週)?[岁歲]|tuổi|سال (?:یا|سے|اور))/iu,
  /\baged[- ](\p{Nd}{2})s?(?=\s*(?:only|[.!,;]|$))/iu,
  /(?<!\p{Nd})(\p{Nd}{2})\s*(?:বছর|साल|वर्ष)[\p{L}\p{M}]*\s.{0,24}(?:বয়স|বেশি|ঊর্ধ্ব|উপর|उम्र|ज़्यादा|अधिक|ऊपर)/u,
  /(?:বয়স|उम्र|आयु|อายุ|usia|berusia|umur|عمر|edad|idade|mayores de|maiores de)\P{Nd}{0,16}?(\p{Nd}{2})(?!\p{Nd})/iu,
  /(?<!\p{Nd})(\p{Nd}{2})\s*(?:tahun ke atas|años o más|anos ou mais)/iu,
];
/** Sentences without a word of age. Amounts, levels and odds are written so too. */
const agesOrOtherNumbers =
  /(?<![\p{Nd}.,:])(\p{Nd}{2})\s*(?:or|and) (?:over|above)\b|\b(?:under|over)[- ](\p{Nd}{2})s?(?=\s*(?:only|[.!,;]|$))/giu;
/** What stands before a number that is no age. */
const beforeOtherNumber =
  /(?:\p{Sc}|\}\}|\b(?:levels?|lv|vip|tiers?|ranks?|odds|deposits?|stakes?|bets?|amounts?)(?: (?:of|at|from|is|are))?)[\s:]*$/iu;

type AgeInText = { readonly text: string; readonly number: number };

/** An age for adults, such as `18+`. `any number`, for a text about the age: a bare number counts too. */
export function ageIn(text: string, kind: 'marked' | 'any number'): AgeInText | undefined {
  const match = markedAge.exec(text) ?? (kind === 'any number' ? bareNumber.exec(text) : null);
  const digits = match?.[1] ?? match?.[2];
  if (match === null || digits === undefined) return undefined;
  const number = numberIn(digits);
  return kind === 'any number' || isAge(number) ? { text: match[0], number } : undefined;
}

/** The age in a sentence whose words show that the number is an age. */
const ageInWords = memoText((text): AgeInText | undefined => {
  for (const pattern of agePatterns) {
    const [words, digits] = pattern.exec(text) ?? [];
    if (words !== undefined && digits !== undefined) return { text: words, number: numberIn(digits) };
  }
  for (const match of text.matchAll(agesOrOtherNumbers)) {
    const number = numberIn(match[1] ?? match[2] ?? '');
    if (isAge(number) && !beforeOtherNumber.test(text.slice(0, match.index))) return { text: match[0], number };
  }
  const [words, word = ''] = speltAge.exec(text) ?? [];
  return words === undefined ? undefined : { text: words, number: 16 + speltNumbers.indexOf(word.toLowerCase()) };
});

/** The number that digits of any script write. */
export const numberIn = (digits: string) => Number([...digits].map(digitOf).join(''));

/** Whether a number in a text is likely to be a minimum age. */
export const isAge = (number: number) => number >= 16 && number <= 25;

function digitOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  return point - (zeros.findLast((zero) => zero <= point && point < zero + 10) ?? point);
}
