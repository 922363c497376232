import i18next, { type i18n } from 'i18next';
import { type NumberStyle, toDigits, writeNumber } from './numerals';

export type TextTable = { readonly [key: string]: string };

/**
 * The texts of a document: one language at a time, flat keys, `{{name}}` for values. Numbers are written with the
 * merchant's digits and separators, and values that may run the other way are isolated. Nothing is escaped here, since
 * React escapes.
 */
export function createTexts(
  language: string,
  table: TextTable,
  styleOf: (language: string) => NumberStyle = latinStyle,
): i18n {
  const texts = i18next.createInstance();
  const noop = () => undefined;
  texts.use({
    type: 'formatter',
    init: noop,
    add: noop,
    addCached: noop,
    format: (value: unknown, _: unknown, textLanguage = language) =>
      isolate(writeValue(value, textLanguage, styleOf(textLanguage)), textLanguage),
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

/**
 * A number, or the two lengths of a rule (`6-20`), in the merchant's digits. Digits in other texts may be a name or a
 * phone number and stay.
 */
function writeValue(value: unknown, language: string, style: NumberStyle): string {
  const text = String(value ?? '');
  if (typeof value === 'number' && /^-?\d+(\.\d+)?$/.test(text)) return writeNumber(text, language, style);
  return /^\d{1,4}-\d{1,4}$/.test(text) ? toDigits(text, style.digits) : text;
}

const latinStyle = () => ({ digits: 'latn' });

const rightToLeft = new Set(['ar', 'fa', 'he', 'iw', 'ps', 'sd', 'ug', 'ur', 'yi', 'ckb', 'dv']);

/** Writing direction of a language code. */
export function directionOf(language: string): 'ltr' | 'rtl' {
  return rightToLeft.has(language.split('-')[0] ?? '') ? 'rtl' : 'ltr';
}

/** Letters that run from right to left, and the digits and separators that keep their order among them. */
const staysInRightToLeft = /^[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\d\s.,:]*$/;
const hasRightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * U+2068 … U+2069 around a value that would turn round in its text, so that `-₨5.00` keeps its sign. Other values get
 * no mark.
 */
function isolate(value: string, language: string): string {
  const turnsRound = directionOf(language) === 'rtl' ? !staysInRightToLeft.test(value) : hasRightToLeft.test(value);
  return turnsRound ? `\u2068${value}\u2069` : value;
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

/** The value of `<html lang>` for a platform code: `zh-Hans` for `cn`. */
export function htmlLanguage(language: string): string {
  return bcp47[language] ?? language;
}
