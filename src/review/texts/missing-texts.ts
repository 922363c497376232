import type { Site } from '@/engine';
import { siteOf } from '../view';
import type { Workspace } from '../workspace/workspace';

/**
 * The texts that a language lacks, or leaves to the parent although the merchant says them in its other languages: in
 * the words of the merchant's first language, sorted by key.
 */
export function missingTexts(
  merchant: string,
  language: string,
  workspace: Workspace,
): { readonly [key: string]: string } {
  const site = siteOf(merchant, workspace);
  const parentsKeys = new Set(workspace.loaded.parentsWordsIn(merchant, language));
  const presentTexts = site.texts[language] ?? {};
  return Object.fromEntries(
    Object.entries(wordsToTranslate(site))
      .filter(([key]) => presentTexts[key] === undefined || parentsKeys.has(key))
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );
}

function wordsToTranslate({ texts, merchant }: Site) {
  return { ...texts.en, ...texts[merchant.languages?.default ?? 'en'] };
}
