import type { i18n } from 'i18next';
import { loadTexts } from './load-texts';

/** Counts the wishes of this document. */
let wishes = 0;

/**
 * Shows another language. Its table is loaded first: when that fails it throws, and the old language stays. False where another one was wished for
 * meanwhile: the last wish counts, however late the tables come.
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
