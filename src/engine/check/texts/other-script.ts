import type { Catalogue } from '../../catalogue';
import type { TextTable } from '../../config';
import { own } from '../../json';
import * as messages from '../../messages';
import type { SiteCheck, SitePlace } from '../site-check';
import { meantByLetters } from './marked-letters';
import { faultsOfText } from './text-faults';

/** Letters of languages that have only one script. */
const letters: { readonly [language: string]: RegExp } = {
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
const few = 2;

/** Texts in the table of another language: several words, and no letter of the table's script. */
export const otherScripts: SiteCheck = {
  finds: 'texts that are written in the letters of another language',
  reads: ({ folder, merchant }) => [merchant.name, ...folder.texts.values()],
  look(place) {
    const { composed, catalogue, report } = place;
    for (const [language, { value, file }] of composed.folder.texts) {
      // The brand's name may be the same in every language.
      const isOfName = (key: string) =>
        !isSentence((own(value, key) ?? '').replaceAll(composed.merchant.name || ' ', ' '));
      lookAtLetters(language, value, place);
      const strays = straysOf(language, value).filter((key) => !isOfName(key));
      const [first] = strays;
      if (first === undefined) continue;
      const name = nameOf(language, catalogue);
      if (strays.length > few) report(messages.otherScripts(name, strays), { file, path: [first] });
      else for (const key of strays) report(messages.otherScript(name), { file, path: [key] });
    }
  },
};

/** Reports texts with letters of another language of the same script, in one finding for each such language. */
function lookAtLetters(language: string, table: TextTable, { composed, catalogue, report }: SitePlace): void {
  const file = composed.folder.texts.get(language)?.file;
  if (file === undefined) return;
  const found = lettersOf(language, table);
  const others = new Set(found.map(({ meant }) => meant));
  // In a table that is filled with one wrong language, single texts may look like a third language.
  const [whole] = [...others].filter((other) => found.filter(({ meant }) => meant === other).length > few);
  for (const other of whole === undefined ? others : [whole]) {
    const keys = found.flatMap(({ key, meant }) => (whole !== undefined || meant === other ? [key] : []));
    const told = { here: nameOf(language, catalogue), meant: nameOf(other, catalogue), code: other };
    const [first = ''] = keys;
    if (keys.length > few) report(messages.otherLetters(told, keys), { file, path: [first] });
    else for (const key of keys) report(messages.otherLetters(told, [key]), { file, path: [key] });
  }
}

function nameOf(language: string, { languages }: Catalogue): string {
  const entry: unknown = own(languages, language);
  return typeof entry === 'object' && entry !== null && 'english' in entry ? String(entry.english) : language;
}

function lettersOf(language: string, table: TextTable): readonly { readonly key: string; readonly meant: string }[] {
  return Object.entries(table).flatMap(([key, text]) => {
    const meant = /[^ -~]/.test(text) || language === 'vi' ? meantByLetters(text, language) : undefined;
    return meant === undefined || faultsOfText(text).length > 0 ? [] : [{ key, meant }];
  });
}

function straysOf(language: string, table: TextTable): readonly string[] {
  const script = own(letters, language);
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
