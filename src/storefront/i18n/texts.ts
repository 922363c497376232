import i18next, { type i18n } from 'i18next';

export type TextTable = { readonly [key: string]: string };

/** The texts of a document: one language at a time, keys flat, `{{name}}` for values. React escapes, so nothing is escaped here. */
export function createTexts(language: string, table: TextTable): i18n {
  const texts = i18next.createInstance();
  texts.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: { ...table } } },
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    contextSeparator: '#',
    interpolation: { escapeValue: false, skipOnVariables: true },
    react: { useSuspense: false },
  });
  return texts;
}

const rightToLeft = new Set(['ar', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi', 'ckb', 'dv']);

/** Writing direction of a language code. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

const bcp47: { readonly [language: string]: string } = {
  cn: 'zh-Hans',
  tw: 'zh-Hant',
  hk: 'zh-Hant-HK',
  vn: 'vi',
  kr: 'ko',
  jp: 'ja',
  ty: 'th',
  kh: 'km',
  la: 'lo',
  mm: 'my',
  in: 'hi',
  br: 'pt-BR',
};

/** What `<html lang>` says for a platform code: `cn` is `zh-Hans`. */
export function htmlLanguage(language: string): string {
  return bcp47[language] ?? language;
}
