import type { Catalogue } from '../../catalogue';
import { own, pick } from '../../json';

/** Languages for which browsers use another code. */
const intlCodes: { readonly [language: string]: string } = { cn: 'zh', tw: 'zh-TW', ty: 'th' };

/** The code of a language for `Intl`. */
export const intlCode = (language: string): string => own(intlCodes, language) ?? language;

/** The English name of a language; its code where there is none. */
export function englishName(language: string, { languages }: Catalogue): string {
  const name = pick(own(languages, language), 'english');
  return typeof name === 'string' ? name : language;
}
