import type { TextTable } from '../../config';
import { own } from '../../json';
import { memoByObject, memoText } from '../../memo';
import * as messages from '../../messages';
import type { CheckContext, SiteCheck } from '../site-check';
import { englishName } from './language-names';
import { meantByLetters } from './marked-letters';
import { faultsOfText } from './text-faults';

const latin = /\p{Script=Latin}/gu;

/** The script of each language that has only one. Kazakh and Uzbek are written in two. */
export const scriptByLanguage: { readonly [language: string]: RegExp } = {
  ...forLanguages('en vi id ms tl pt es fr de it tr sw', latin),
  ...forLanguages('hi ne mr', /\p{Script=Devanagari}/gu),
  ...forLanguages('ur ar fa', /\p{Script=Arabic}/gu),
  ...forLanguages('cn tw', /\p{Script=Han}/gu),
  ...forLanguages('th ty', /\p{Script=Thai}/gu),
  ...forLanguages('ru uk', /\p{Script=Cyrillic}/gu),
  bn: /\p{Script=Bengali}/gu,
  he: /\p{Script=Hebrew}/gu,
  km: /\p{Script=Khmer}/gu,
  lo: /\p{Script=Lao}/gu,
  my: /\p{Script=Myanmar}/gu,
  si: /\p{Script=Sinhala}/gu,
  ta: /\p{Script=Tamil}/gu,
  te: /\p{Script=Telugu}/gu,
  pa: /\p{Script=Gurmukhi}/gu,
  gu: /\p{Script=Gujarati}/gu,
  ja: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
  ko: /\p{Script=Hangul}/gu,
  am: /\p{Script=Ethiopic}/gu,
};

function forLanguages(languages: string, script: RegExp): { readonly [language: string]: RegExp } {
  return Object.fromEntries(languages.split(' ').map((language) => [language, script]));
}

/** Up to this many texts get a finding each. */
const maxSingleFindings = 2;

/** Texts in the table of another language: several words, and no or few letters of the table's script. */
export const otherScripts: SiteCheck = {
  finds: 'texts that are written in the letters of another language',
  onlyWarns: true,
  reads: ({ folder, merchant }) => [merchant.name, ...folder.texts.values()],
  run(context) {
    const { composed, catalogue, report } = context;
    for (const [language, { value, file }] of composed.folder.texts) {
      checkLetters(language, value, context);
      const strayKeys = keysInOtherScript(language, value, composed.merchant.name);
      const [first] = strayKeys;
      if (first === undefined) continue;
      const name = englishName(language, catalogue);
      if (strayKeys.length > maxSingleFindings) report(messages.otherScripts(name, strayKeys), { file, path: [first] });
      else for (const key of strayKeys) report(messages.otherScript(name), { file, path: [key] });
    }
  },
};

/**
 * Reports texts with the letters of another language, or without letters that their own always has. More than
 * `maxSingleFindings` texts are one finding for each other language.
 */
function checkLetters(language: string, table: TextTable, { composed, catalogue, report }: CheckContext): void {
  const file = composed.folder.texts.get(language)?.file;
  if (file === undefined) return;
  const foreignTexts = textsWithForeignLetters(language, table);
  const otherLanguages = new Set(foreignTexts.map(({ meant }) => meant));
  // In a table that is filled with one wrong language, single texts may look like a third language.
  const [wrongLanguage] = [...otherLanguages].filter(
    (other) => foreignTexts.filter(({ meant }) => meant === other).length > maxSingleFindings,
  );
  for (const other of wrongLanguage === undefined ? otherLanguages : [wrongLanguage]) {
    const keys = foreignTexts.flatMap(({ key, meant }) =>
      wrongLanguage !== undefined || meant === other ? [key] : [],
    );
    const languageWords = { here: englishName(language, catalogue), meant: englishName(other, catalogue), code: other };
    const [first = ''] = keys;
    if (keys.length > maxSingleFindings) report(messages.otherLetters(languageWords, keys), { file, path: [first] });
    else for (const key of keys) report(messages.otherLetters(languageWords, [key]), { file, path: [key] });
  }
}

/** Remembered by language, then by text. */
const meantByLettersIn = memoText((language) => memoText((text) => meantByLetters(text, language), 10_000));

function textsWithForeignLetters(
  language: string,
  table: TextTable,
): readonly { readonly key: string; readonly meant: string }[] {
  const meantIn = meantByLettersIn(language);
  return Object.entries(table).flatMap(([key, text]) => {
    // Letters without marks tell no language, but Vietnamese is never written without them.
    const meant = /[^ -~]/.test(text) || language === 'vi' ? meantIn(text) : undefined;
    return meant === undefined || faultsOfText(text).length > 0 ? [] : [{ key, meant }];
  });
}

function keysInOtherScript(language: string, table: TextTable, brandName = ''): readonly string[] {
  const script = own(scriptByLanguage, language);
  if (script === undefined) return [];
  return Object.entries(table).flatMap(([key, text]) =>
    isInOtherScript(text, script, brandName) && faultsOfText(text).length === 0 ? [key] : [],
  );
}

const addressOrPlaceholder = /\{\{[^{}]*\}\}|\S*[./@\d]\S*\w/g;
const plainLatin = /^[ -~]*$/;
/** Letters that are neither Latin nor of the given script. */
const foreignLetterOf = memoByObject(
  (script: RegExp) => new RegExp(`(?!\\p{Script=Latin}|${script.source})\\p{L}`, 'gu'),
);
/** Scripts without spaces between words. */
const unspacedLetter = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;
/** With this many letters, a word without spaces is several words. */
const severalLetters = 4;

/**
 * Whether a text says something in another script. Words in Latin letters are common in every language, so they count
 * only where there are no others.
 */
function isInOtherScript(text: string, script: RegExp, brandName: string): boolean {
  const isLatinTable = script === latin;
  if (isLatinTable && plainLatin.test(text)) return false;
  // Nearly all texts have letters of their own script, and besides at most Latin ones.
  if (text.search(script) >= 0 && text.search(foreignLetterOf(script)) < 0) return false;
  // The brand's name may be the same in every language. An empty name would match between all letters.
  const words = text.replaceAll(addressOrPlaceholder, ' ').replaceAll(brandName || ' ', ' ');
  const ownLetters = words.match(script)?.length ?? 0;
  if (ownLetters === 0) return isSentence(words);
  const foreignLetters = words.match(foreignLetterOf(script))?.length ?? 0;
  return foreignLetters >= severalLetters && foreignLetters > ownLetters;
}

/**
 * Whether words are a sentence rather than a name or a code: two words or more, or several letters of a script without
 * spaces. In Latin script, one of the words must be in small letters and not be "vs".
 */
function isSentence(text: string): boolean {
  const words = text.split(/[^\p{L}\p{M}'’]+/u).filter((word) => /\p{L}.*[\p{L}\p{M}]/u.test(word));
  if ((text.match(unspacedLetter)?.length ?? 0) >= severalLetters) return true;
  const isLatin = words.every((word) => /^[\p{Script=Latin}\p{M}'’]+$/u.test(word));
  return words.length > 1 && (!isLatin || words.some((word) => /^\p{Ll}{2,}$/u.test(word) && word !== 'vs'));
}
