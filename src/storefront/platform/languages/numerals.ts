import type { LocaleStyle } from '@/storefront/contract/merchant-locale';

/** The parts of a merchant's style that numbers need. */
export type NumberStyle = Pick<LocaleStyle, 'digits'> & Partial<Pick<LocaleStyle, 'grouping' | 'currency'>>;

/**
 * First digit of each numbering system. Our own table, because Chromium has no number data for Nepali, Burmese,
 * Sinhala, Khmer and Lao, and server and browser must write the same characters.
 */
const zeros: { readonly [system: string]: number } = {
  latn: 0x30,
  arab: 0x660,
  arabext: 0x6f0,
  deva: 0x966,
  beng: 0x9e6,
  guru: 0xa66,
  gujr: 0xae6,
  orya: 0xb66,
  tamldec: 0xbe6,
  telu: 0xc66,
  knda: 0xce6,
  mlym: 0xd66,
  thai: 0xe50,
  laoo: 0xed0,
  tibt: 0xf20,
  mymr: 0x1040,
  khmr: 0x17e0,
};

type Separators = { readonly group: string; readonly decimal: string; readonly lakh?: boolean };

const westernSeparators: Separators = { group: ',', decimal: '.' };
const indianSeparators: Separators = { group: ',', decimal: '.', lakh: true };
const dottedSeparators: Separators = { group: '.', decimal: ',' };
const spacedSeparators: Separators = { group: '\u00a0', decimal: ',' };

const separatorsByLanguage: { readonly [language: string]: Separators } = {
  ...forLanguages('bn hi ne mr gu pa ta te kn ml as or', indianSeparators),
  ...forLanguages('vi vn id pt de it tr nl da el hr ro sl sr lo', dottedSeparators),
  ...forLanguages('ru uk pl cs sk bg sv nb fi hu lv lt kk uz', spacedSeparators),
  fr: { group: '\u202f', decimal: ',' },
};

/** Spanish has western separators, as in Mexico, unless these are the money. */
const dottedSpanish = /^(?:EUR|ARS|BOB|CLP|COP|PYG|UYU|VES)$/;

/** Languages that group by lakh only where the currency is the rupee. */
const lakhWithRupees = new Set(['en', 'ur']);

/** Digits in a numbering system. Latin if the system is unknown. */
export function toDigits(text: string, system: string): string {
  const zero = zeros[system] ?? zeros.latn;
  if (zero === undefined || zero === 0x30) return text;
  return text.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
}

/** A plain decimal (`-1234.50`) with the digits and separators of a merchant and language. */
export function writeNumber(decimal: string, language: string, style: NumberStyle): string {
  const { group, decimal: decimalPoint, lakh = false } = separatorsOf(language, style);
  const sign = decimal.startsWith('-') ? '-' : '';
  const [whole = '0', fraction] = decimal.slice(sign.length).split('.');
  const groupBoundary = lakh ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return toDigits(
    `${sign}${whole.replace(groupBoundary, group)}${fraction === undefined ? '' : decimalPoint + fraction}`,
    style.digits,
  );
}

function separatorsOf(language: string, { digits, grouping, currency = '' }: NumberStyle): Separators {
  const isDotted = language === 'es' && dottedSpanish.test(currency);
  const separators = isDotted ? dottedSeparators : (separatorsByLanguage[language] ?? westernSeparators);
  const isIndian = separators.lakh === true || (currency === 'INR' && lakhWithRupees.has(language));
  const lakh = grouping === undefined ? isIndian : grouping === 'lakh';
  // Arabic and Persian digits have their own separators; there a comma separates words.
  return digits === 'arab' || digits === 'arabext' ? { group: '٬', decimal: '٫', lakh } : { ...separators, lakh };
}

function forLanguages(languages: string, separators: Separators): { readonly [language: string]: Separators } {
  return Object.fromEntries(languages.split(' ').map((language) => [language, separators]));
}
