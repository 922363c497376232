import type { i18n } from 'i18next';
import type { TextTable } from './texts';

/** Counts the changes of language in this document. */
let changeCount = 0;

/**
 * Shows another language. Gets its table first: if that fails it throws, and the old language stays. Gives false if
 * another language was requested meanwhile: the latest request wins, in whatever order the tables load.
 */
export async function changeLanguage(
  texts: i18n,
  language: string,
  getTable: () => Promise<TextTable>,
): Promise<boolean> {
  changeCount += 1;
  const changeNumber = changeCount;
  if (language === texts.language) return true;
  const table = await getTable().catch((error: unknown) => {
    if (changeNumber === changeCount) throw error;
  });
  if (table === undefined || changeNumber !== changeCount) return false;
  const previousLanguage = texts.language;
  texts.addResourceBundle(language, 'translation', table, false, true);
  await texts.changeLanguage(language);
  texts.removeResourceBundle(previousLanguage, 'translation');
  return true;
}
