import type { i18n } from 'i18next';
import { loadTexts } from './load-texts';

/** Counts the changes of language in this document. */
let wishes = 0;

/**
 * Shows another language. Loads its table first: if that fails it throws, and the old language stays. Gives false if a
 * newer change was asked for meanwhile, since the last one wins in whatever order the tables load.
 */
export async function changeLanguage(
  texts: i18n,
  language: string,
  load: { readonly url: string; readonly fetch: typeof fetch },
): Promise<boolean> {
  wishes += 1;
  const wish = wishes;
  if (language === texts.language) return true;
  const table = await loadTexts(load.url, load.fetch).catch((error: unknown) => {
    if (wish === wishes) throw error;
  });
  if (table === undefined || wish !== wishes) return false;
  const before = texts.language;
  texts.addResourceBundle(language, 'translation', table, false, true);
  await texts.changeLanguage(language);
  texts.removeResourceBundle(before, 'translation');
  return true;
}
