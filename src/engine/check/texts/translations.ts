import type { Catalogue } from '../../catalogue';
import type { Composed } from '../../compose/compose-site';
import { hasKey } from '../../compose/text-layers';
import { own } from '../../json';
import { once } from '../../memo';
import * as messages from '../../messages';
import { ownOrigin } from '../origins';
import type { NamesCheck } from '../site-check';
import { meantLanguage } from './meant-language';
import { unreadKeys } from './own-texts';
import { type UsedTexts, usedTextsOf } from './used-texts';

/** Texts that a merchant shows and one of its languages lacks. One warning for each language. */
export const translations: NamesCheck = {
  finds: 'texts that one language has and another lacks',
  look({ composed, catalogue, names, report }) {
    if (names.lookup.lacksTexts) return;
    const misnamed = misnamedTexts(composed, catalogue.languages);
    const usedAbove = once(() => composed.parent && usedTextsOf(composed.parent, catalogue, new Set()));
    for (const [index, language] of spokenBy(composed).entries()) {
      // A code that is no language is reported by another check.
      if (own(catalogue.languages, language) === undefined || misnamed.has(language)) continue;
      const lacked = names.lackedBy(language);
      if (lacked.size === 0) continue;
      const misspelt = new Set(unreadKeys(composed, language, names.usedTexts).values());
      const isElsewhere = (key: string) => names.lookup.missing('texts', key) === undefined;
      // A text that the parent's pages lack as well is reported for the parent.
      const isAbove = lackedAbove(composed, language, usedAbove);
      const missing = [...lacked].filter((key) => isElsewhere(key) && !misspelt.has(key) && !isAbove(key)).sort();
      if (missing.length === 0) continue;
      const file = composed.folder.texts.get(language)?.file;
      const origin = file ? { file, path: [] } : ownOrigin(composed, ['languages', 'supported', index]);
      report(messages.missingTranslations(language, missing), origin);
    }
  },
};

/** The languages that players can choose. An abstract merchant has every language of which it has a table. */
function spokenBy({ merchant, folder }: Composed): readonly string[] {
  const { supported = [] } = merchant.languages ?? {};
  return merchant.abstract === true ? [...new Set([...supported, ...folder.texts.keys()])] : supported;
}

/** Whether the parent's pages use a text and lack it in that language too. */
function lackedAbove({ parent, texts }: Composed, language: string, used: () => UsedTexts | undefined) {
  const speaks = parent !== undefined && spokenBy(parent).includes(language);
  const isShared = (key: string) =>
    parent !== undefined &&
    Object.entries(parent.texts).some(([other, layer]) => other !== language && hasKey(layer, key)) &&
    !hasKey(own(parent.texts, language), key) &&
    !hasKey(own(texts, language), key);
  return (key: string) => speaks && isShared(key) && used()?.has(key) === true;
}

/** Languages whose table has a misspelt file name. Another check reports the name. */
function misnamedTexts({ folder }: Composed, languages: Catalogue['languages']): ReadonlySet<string | undefined> {
  const unknown = [...folder.texts.keys()].filter((code) => own(languages, code) === undefined);
  const meant = unknown.map((code) => meantLanguage(code, languages));
  return new Set(meant.filter((code) => code !== undefined && !folder.texts.has(code)));
}
