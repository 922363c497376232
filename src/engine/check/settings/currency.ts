import { own } from '../../json';
import * as messages from '../../messages';
import type { Finding } from '../../messages/finding';

const currencyCodes = new Set(Intl.supportedValuesOf('currency'));

/** Retired currency codes, by the code that replaced them. */
const retiredCodes: { readonly [successor: string]: string } = {
  EUR: 'ATS BEF BGN CYP DEM EEK ESP FIM FRF GRD HRK IEP ITL LTL LUF LVL MTL NLG PTE SIT SKK',
  AFN: 'AFA',
  AOA: 'AON AOR',
  ARS: 'ARA ARP',
  AZN: 'AZM',
  BRL: 'BRC BRE BRR',
  BYN: 'BYB BYR',
  CUP: 'CUC',
  GHS: 'GHC',
  MRU: 'MRO',
  MXN: 'MXP',
  MZN: 'MZM',
  PEN: 'PEI',
  PLN: 'PLZ',
  RON: 'ROL',
  RSD: 'CSD YUM',
  RUB: 'RUR',
  SDG: 'SDD',
  SLE: 'SLL',
  STN: 'STD',
  TJS: 'TJR',
  TMT: 'TMM',
  TRY: 'TRL',
  UAH: 'UAK',
  UGX: 'UGS',
  VES: 'VEB VEF',
  XCG: 'ANG',
  ZMW: 'ZMK',
  ZWG: 'ZWD ZWL',
};

/** Everyday names of currencies, each with its code. */
const codesByNickname: { readonly [name: string]: string } = {
  RMB: 'CNY',
  CNH: 'CNY',
  NTD: 'TWD',
  STG: 'GBP',
  UKP: 'GBP',
  TK: 'BDT',
  TAKA: 'BDT',
  EURO: 'EUR',
};

const successorByCode = new Map(
  Object.entries(retiredCodes).flatMap(([code, old]) => old.split(' ').map((retired) => [retired, code] as const)),
);

/** The finding for a wrong currency code; undefined for a good one. Only capitals and spaces are mended by a fix. */
export function faultOfCurrency(code: string): Finding | undefined {
  const upper = code.trim().toUpperCase();
  const successor = successorByCode.get(upper);
  if (successor !== undefined) return messages.retiredCurrency(code, successor, currencyCodes.has(code));
  if (currencyCodes.has(code)) return undefined;
  if (currencyCodes.has(upper)) return messages.unknownCurrency(code, [upper], upper);
  const namedCode = own(codesByNickname, upper) ?? onlyCodeOfSymbol(code);
  return messages.unknownCurrency(code, namedCode === undefined ? nearCodes(upper) : [namedCode]);
}

/** Currency codes with the same letters in another order, else codes that differ by one letter. */
function nearCodes(code: string): readonly string[] {
  const letters = [...code].sort().join('');
  const reordered = [...currencyCodes].filter((one) => [...one].sort().join('') === letters);
  const countDiffering = (one: string) => [...one].filter((letter, index) => letter !== code[index]).length;
  const oneLetterOff =
    code.length === 3 ? [...currencyCodes].filter((one) => countDiffering(one) === 1 && !successorByCode.has(one)) : [];
  return reordered.length > 0 ? reordered : oneLetterOff;
}

/** Symbols of one currency, or of a few. */
const codesBySymbol: { readonly [sign: string]: string } = {
  '৳': 'BDT',
  '€': 'EUR',
  '₹': 'INR',
  '₺': 'TRY',
  '₽': 'RUB',
  '₴': 'UAH',
  '₸': 'KZT',
  '₩': 'KRW KPW',
  '₫': 'VND',
  '฿': 'THB',
  '₱': 'PHP',
  '₦': 'NGN',
  '₪': 'ILS',
  '₭': 'LAK',
  '៛': 'KHR',
  '₮': 'MNT',
  '₾': 'GEL',
  '₼': 'AZN',
  '₵': 'GHS',
  '₡': 'CRC SVC',
  '₲': 'PYG',
  '₨': 'PKR LKR NPR INR MUR SCR',
  '¥': 'CNY JPY',
  元: 'CNY TWD HKD',
  '£': 'GBP EGP SYP LBP SDG SSP FKP GIP SHP',
  R$: 'BRL',
  RM: 'MYR',
  Rp: 'IDR',
  zł: 'PLN',
};

function onlyCodeOfSymbol(symbol: string): string | undefined {
  const codes = own(codesBySymbol, symbol.trim());
  return codes?.includes(' ') ? undefined : codes;
}

/** The currencies of a symbol if it is known and the given currency is not among them. */
export function otherCurrencies(symbol: string, currency: string): readonly string[] {
  const codes = own(codesBySymbol, symbol.trim())?.split(' ') ?? [];
  return codes.includes(currency) ? [] : codes;
}

/** Signs and codes with which texts write money. Other codes, such as ALL and TOP, are words as well. */
const codesByMark: { readonly [mark: string]: string } = {
  ...codesBySymbol,
  ...Object.fromEntries(
    ['BDT', 'BRL', 'CNY', 'EUR', 'GBP', 'IDR', 'INR', 'MXN', 'MYR', 'PKR', 'THB', 'USD', 'VND'].map((code) => [
      code,
      code,
    ]),
  ),
  RMB: 'CNY',
  Rs: 'PKR LKR NPR INR MUR SCR',
  US$: 'USD',
  $: 'USD ARS AUD BBD BMD BND BSD BZD CAD CLP COP CUP DOP FJD GYD HKD JMD KYD LRD MOP MXN NAD NZD SBD SGD SRD TTD TWD UYU XCD',
};
const markPattern = Object.keys(codesByMark)
  .toSorted((one, other) => other.length - one.length)
  .map((mark) => (/^[\w$]/.test(mark) ? `(?<!\\p{L})${mark.replace('$', '\\$')}(?!\\p{L})` : mark))
  .join('|');
const figure = '\\p{Nd}(?:[\\p{Nd}.,]*\\p{Nd})?';
const amount = new RegExp(`(?<before>${markPattern})\\.?\\s?${figure}|${figure}\\s?(?<after>${markPattern})`, 'gu');
/** Two quick first tests, since nearly all texts have no amount: a letter of a mark, and such a letter near a figure. */
const letterOfMark = /[A-Z$ł£¥৳฿៛\u20a0-\u20bf元]/;
const markNearFigure = /[A-Zspł$£¥৳฿៛\u20a0-\u20bf元]\.?\s?\p{Nd}|\p{Nd}\s?[A-Zz$£¥৳฿៛\u20a0-\u20bf元]/u;

/** Amounts of a text whose sign or code belongs to other currencies than this one. `ownSigns`: signs of the brand. */
export function amountsOfOthers(text: string, currency: string, ownSigns: readonly string[]): readonly string[] {
  if (!letterOfMark.test(text) || !markNearFigure.test(text)) return [];
  return [...text.matchAll(amount)].flatMap(({ 0: words, groups }) => {
    const mark = groups?.before ?? groups?.after ?? '';
    const isOwn = ownSigns.some((sign) => sign.includes(mark)) || own(codesByMark, mark)?.split(' ').includes(currency);
    return isOwn === true ? [] : [words];
  });
}
