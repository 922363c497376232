import type { Catalogue } from '../../catalogue';
import type { Composed } from '../../compose/compose-site';
import { hasKey } from '../../compose/text-layers';
import { own } from '../../json';
import { once } from '../../memo';
import * as messages from '../../messages';
import { ownOrigin } from '../origins';
import type { NamesCheck } from '../site-check';
import { meantLanguage } from './meant-language';
import { unusedKeysOf } from './own-texts';
import { languagesOf, parentsWordsIn } from './parents-words';
import { type UsedTexts, usedTextsOf } from './used-texts';

/** Texts that a merchant shows and that a language lacks or leaves to the parent. One warning for each language. */
export const translations: NamesCheck = {
  finds: 'texts that one language has and another lacks',
  onlyWarns: true,
  run({ composed, catalogue, names, report }) {
    if (names.lookup.hasUnreadableTexts) return;
    const languagesOfMisnamed = misnamedTexts(composed, catalogue.languages);
    const parentUsedTexts = once(() => composed.parent && usedTextsOf(composed.parent, catalogue, new Set()));
    for (const [index, language] of languagesOf(composed).entries()) {
      // A code that is no language is reported by another check.
      if (own(catalogue.languages, language) === undefined || languagesOfMisnamed.has(language)) continue;
      const lackedKeys = names.missingTextsOf(language);
      const parentsKeys = parentsWordsIn(composed, language);
      if (lackedKeys.size + parentsKeys.length === 0) continue;
      const meantKeys = new Set(unusedKeysOf(composed, language, names.usedTexts).values());
      const existsSomewhere = (key: string) => names.lookup.findingIfMissing('texts', key) === undefined;
      // A text that the parent's pages lack as well is reported for the parent.
      const isLackedByParent = lackedByParent(composed, language, parentUsedTexts);
      const missingKeys = [...lackedKeys]
        .filter((key) => existsSomewhere(key) && !meantKeys.has(key) && !isLackedByParent(key))
        .sort();
      if (missingKeys.length + parentsKeys.length === 0) continue;
      const file = composed.folder.texts.get(language)?.file;
      const origin = file ? { file, path: [] } : ownOrigin(composed, ['languages', 'supported', index]);
      const parentsTexts = { keys: parentsKeys, parent: composed.parent?.id ?? '' };
      report(messages.missingTranslations(language, missingKeys, parentsTexts), origin);
    }
  },
};

/** Whether the parent's pages use a text and lack it in that language too. */
function lackedByParent({ parent, texts }: Composed, language: string, used: () => UsedTexts | undefined) {
  const hasLanguage = parent !== undefined && languagesOf(parent).includes(language);
  const isShared = (key: string) =>
    parent !== undefined &&
    Object.entries(parent.texts).some(([other, layer]) => other !== language && hasKey(layer, key)) &&
    !hasKey(own(parent.texts, language), key) &&
    !hasKey(own(texts, language), key);
  return (key: string) => hasLanguage && isShared(key) && used()?.has(key) === true;
}

/** Languages whose table has a misspelt file name. Another check reports the name. */
function misnamedTexts({ folder }: Composed, languages: Catalogue['languages']): ReadonlySet<string | undefined> {
  const unknownCodes = [...folder.texts.keys()].filter((code) => own(languages, code) === undefined);
  const meantLanguages = unknownCodes.map((code) => meantLanguage(code, languages));
  return new Set(meantLanguages.filter((code) => code !== undefined && !folder.texts.has(code)));
}
