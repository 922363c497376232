import type { Composed } from '../../compose/compose-site';
import { textIn } from '../../compose/text-layers';
import type { TextTable } from '../../config';
import { own } from '../../json';
import { memoByObject } from '../../memo';

const pluralSuffix = /_(?:zero|one|two|few|many|other)$/;
const stemOf = (key: string) => key.replace(pluralSuffix, '');

/** Up to this many keys may be a correction of the parent's words in one language. */
const maxCorrections = 2;

/** The languages that players can choose. An abstract merchant has every language of which it has a table. */
export function languagesOf({ merchant, folder }: Composed): readonly string[] {
  const { supported = [] } = merchant.languages ?? {};
  return merchant.abstract === true ? [...new Set([...supported, ...folder.texts.keys()])] : supported;
}

/**
 * Keys that a merchant translates in its first language, and that show the parent's words in this one: those that most
 * of its other languages translate, and at least two. If this language lacks more than `maxCorrections` keys and at
 * least half of them, it was added later: then all.
 */
export function parentsWordsIn(composed: Composed, language: string): readonly string[] {
  const { folder, parent, merchant } = composed;
  const tableOf = (code: string) => folder.texts.get(code)?.value ?? noTexts;
  const first = merchant.languages?.default ?? 'en';
  if (parent === undefined || language === first) return [];
  const hasParentsWords = (key: string) => textIn(own(parent.texts, language), key) !== undefined;
  const changed = Object.keys(tableOf(first)).filter(hasParentsWords);
  const lacking = changed.filter((key) => !stemsOf(tableOf(language)).has(stemOf(key)));
  if (lacking.length > maxCorrections && lacking.length * 2 >= changed.length) return lacking.sort();
  const others = languagesOf(composed).filter((code) => code !== language);
  const countTranslations = (key: string) => others.filter((code) => stemsOf(tableOf(code)).has(stemOf(key))).length;
  return lacking.filter((key) => countTranslations(key) > 1 && countTranslations(key) * 2 > others.length).sort();
}

const noTexts: TextTable = {};
const stemsOf = memoByObject((table: TextTable): ReadonlySet<string> => new Set(Object.keys(table).map(stemOf)));
