import type { Catalogue } from '../../catalogue';
import type { TextTable } from '../../config';
import { own } from '../../json';
import { memoText } from '../../memo';
import * as messages from '../../messages';
import type { CheckContext, SiteCheck } from '../site-check';
import { meantByLetters } from './marked-letters';
import { faultsOfText } from './text-faults';

/** Letters of languages that have only one script. */
const scriptByLanguage: { readonly [language: string]: RegExp } = {
  en: /\p{Script=Latin}/u,
  bn: /\p{Script=Bengali}/u,
  hi: /\p{Script=Devanagari}/u,
  ur: /\p{Script=Arabic}/u,
  ar: /\p{Script=Arabic}/u,
  th: /\p{Script=Thai}/u,
  cn: /\p{Script=Han}/u,
  tw: /\p{Script=Han}/u,
};

/** Up to this many texts get a finding each. */
const maxSingleFindings = 2;

/** Texts in the table of another language: several words, and no letter of the table's script. */
export const otherScripts: SiteCheck = {
  finds: 'texts that are written in the letters of another language',
  reads: ({ folder, merchant }) => [merchant.name, ...folder.texts.values()],
  run(context) {
    const { composed, catalogue, report } = context;
    for (const [language, { value, file }] of composed.folder.texts) {
      // The brand's name may be the same in every language. An empty name would match between all letters.
      const isBrandName = (key: string) =>
        !isSentence((own(value, key) ?? '').replaceAll(composed.merchant.name || ' ', ' '));
      checkLetters(language, value, context);
      const strayKeys = keysInOtherScript(language, value).filter((key) => !isBrandName(key));
      const [first] = strayKeys;
      if (first === undefined) continue;
      const name = nameOf(language, catalogue);
      if (strayKeys.length > maxSingleFindings) report(messages.otherScripts(name, strayKeys), { file, path: [first] });
      else for (const key of strayKeys) report(messages.otherScript(name), { file, path: [key] });
    }
  },
};

/** Reports texts with letters of another language of the same script, in one finding for each such language. */
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
    const languageWords = { here: nameOf(language, catalogue), meant: nameOf(other, catalogue), code: other };
    const [first = ''] = keys;
    if (keys.length > maxSingleFindings) report(messages.otherLetters(languageWords, keys), { file, path: [first] });
    else for (const key of keys) report(messages.otherLetters(languageWords, [key]), { file, path: [key] });
  }
}

function nameOf(language: string, { languages }: Catalogue): string {
  const entry: unknown = own(languages, language);
  return typeof entry === 'object' && entry !== null && 'english' in entry ? String(entry.english) : language;
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

function keysInOtherScript(language: string, table: TextTable): readonly string[] {
  const script = own(scriptByLanguage, language);
  if (script === undefined) return [];
  return Object.entries(table).flatMap(([key, text]) =>
    !script.test(text) && isSentence(text) && faultsOfText(text).length === 0 ? [key] : [],
  );
}

/**
 * Whether a text is a sentence, and no name, code or address. In Latin script, at least two words begin with a small
 * letter, and at least one of these is no particle of a name.
 */
function isSentence(text: string): boolean {
  const words = text
    .replaceAll(/\{\{[^{}]*\}\}|\S*[./@\d]\S*\w/g, ' ')
    .split(/[^\p{L}\p{M}'’]+/u)
    .filter((word) => /\p{L}.*[\p{L}\p{M}]/u.test(word));
  const isLatin = words.every((word) => /^[\p{Script=Latin}\p{M}'’]+$/u.test(word));
  return words.length > 1 && (!isLatin || words.some((word) => /^\p{Ll}{2,}$/u.test(word) && word !== 'vs'));
}
