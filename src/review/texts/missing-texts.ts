import { siteOf } from '../view';
import type { Workspace } from '../workspace/workspace';

/**
 * The texts that a language lacks, or leaves to the parent although the merchant says them in its other languages: in
 * the words of the merchant's first language, else in English, sorted by key.
 */
export function missingTexts(
  merchant: string,
  language: string,
  workspace: Workspace,
): { readonly [key: string]: string } {
  const parentsKeys = new Set(workspace.loaded.parentsWordsIn(merchant, language));
  const textsIn = (code: string) => workspace.loaded.textsIn(merchant, code);
  const presentTexts = textsIn(language);
  const firstLanguage = siteOf(merchant, workspace).merchant.languages?.default ?? 'en';
  return Object.fromEntries(
    Object.entries({ ...textsIn('en'), ...textsIn(firstLanguage) })
      .filter(([key]) => presentTexts[key] === undefined || parentsKeys.has(key))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}
