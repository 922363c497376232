import i18next, { type i18n } from 'i18next';
import { type NumberStyle, toDigits, writeNumber } from './numerals';

export type TextTable = { readonly [key: string]: string };

/**
 * The texts of a document: one language at a time, keys flat, `{{name}}` for values. A number among them is written in the digits and with the
 * separators of the merchant (`styleOf` a language), and a value that may run the other way stands apart. React escapes, so nothing is escaped here.
 */
export function createTexts(
  language: string,
  table: TextTable,
  styleOf: (language: string) => NumberStyle = latin,
): i18n {
  const texts = i18next.createInstance();
  const none = () => undefined;
  texts.use({
    type: 'formatter',
    init: none,
    add: none,
    addCached: none,
    format: (value: unknown, _: unknown, now = language) => isolate(written(value, now, styleOf(now)), now),
  });
  texts.init({
    lng: language,
    fallbackLng: false,
    resources: { [language]: { translation: { ...table } } },
    load: 'currentOnly',
    initAsync: false,
    keySeparator: false,
    nsSeparator: false,
    contextSeparator: '#',
    interpolation: {
      escapeValue: false,
      skipOnVariables: true,
      alwaysFormat: true,
    },
    react: { useSuspense: false },
  });
  return texts;
}

/** A number, or the two lengths of a rule (`6-20`). Digits in a text may be a name or a telephone: they stay as they are. */
function written(value: unknown, language: string, style: NumberStyle): string {
  const text = String(value ?? '');
  if (typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return writeNumber(text, language, style);
  return /^\d{1,4}-\d{1,4}$/.test(text) ? toDigits(text, style.digits) : text;
}

const latin = () => ({ digits: 'latn' });

const rightToLeft = new Set(['ar', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi', 'ckb', 'dv']);

/** Writing direction of a language code. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Letters from right to left, and the digits and separators that keep their order among them. */
const staysInRightToLeft = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\d\s.,:]*$/;
const hasRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** U+2068 … U+2069 around a value that would turn round in its text: `-₨5.00` keeps its sign. What cannot turn holds no mark. */
function isolate(value: string, language: string): string {
  const turns = directionOf(language) === 'rtl' ? !staysInRightToLeft.test(value) : hasRightToLeft.test(value);
  return turns ? `\u2068${value}\u2069` : value;
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
