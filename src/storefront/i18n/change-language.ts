import type { i18n } from 'i18next';
import { loadTexts } from './load-texts';

/** Shows another language. Its table is loaded first: when that fails it throws, and the old language stays. */
export async function changeLanguage(
  texts: i18n,
  language: string,
  load: { readonly url: string; readonly fetch: typeof fetch },
): Promise<void> {
  const before = texts.language;
  if (language === before) return;
  const table = await loadTexts(load.url, load.fetch);
  texts.addResourceBundle(language, 'translation', table, false, true);
  await texts.changeLanguage(language);
  texts.removeResourceBundle(before, 'translation');
}
