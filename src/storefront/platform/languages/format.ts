import { type LocaleStyle, type MerchantLocale, styleOf } from '@/storefront/contract/merchant-locale';
import { toDecimal } from './decimal';
import { toDigits, writeNumber } from './numerals';
import { directionOf } from './texts';

/**
 * Writes amounts and numbers as a merchant does. A value that cannot be written is a dash. For dates see `dates.ts`.
 */
export type Format = {
  /** An amount in units of the currency with two decimals and the symbol: `৳1,234.50`. */
  readonly money: (amount: number | string) => string;
  /** An amount won: `+৳5.00`. */
  readonly gain: (amount: number | string) => string;
  /** A promised amount, with no more decimals than it has: `৳5,000`. */
  readonly prize: (amount: number) => string;
  /** An amount without the symbol of the currency. */
  readonly amount: (amount: number | string) => string;
  /** A count or figure, by default with as many decimals as it has. */
  readonly number: (value: number | string, fractionDigits?: number) => string;
  /** Digits that are no count, such as `7777`, `04:09`, `99+`: only their script changes. */
  readonly digits: (text: number | string) => string;
  /** The symbol of the currency. */
  readonly symbol: string;
};

const dash = '–';

/** In right-to-left text a minus would appear after its number; U+200E keeps it in front. */
const markedSign = '\u200e$&';

export function createFormat(locale: MerchantLocale, language: string): Format {
  const style = styleOf(locale, language);
  const keepSignInFront = (text: string) =>
    directionOf(language) === 'rtl' ? text.replace(/^[-+]/, markedSign) : text;
  const write = (decimal: string) => writeNumber(decimal, language, style);
  const amount = (value: number | string) => withDecimals(value, 2, write);
  return {
    money: (value) => keepSignInFront(withSymbol(amount(value), style)),
    gain: (value) => keepSignInFront(`+${withSymbol(amount(value), style)}`),
    prize: (value) => keepSignInFront(withSymbol(withDecimals(value, decimalsOf(value), write), style)),
    amount: (value) => keepSignInFront(amount(value)),
    number: (value, fractionDigits) => keepSignInFront(withDecimals(value, fractionDigits ?? decimalsOf(value), write)),
    digits: (text) => toDigits(String(text), style.digits),
    symbol: style.symbol,
  };
}

function withDecimals(value: number | string, fractionDigits: number, write: (decimal: string) => string): string {
  const decimal = toDecimal(value, fractionDigits);
  return decimal === undefined ? dash : write(decimal);
}

/** A minus stands before the symbol of the currency: -৳5.00. */
function withSymbol(amount: string, { symbol, symbolPosition }: LocaleStyle): string {
  if (amount === dash) return dash;
  const minus = amount.startsWith('-') ? '-' : '';
  const unsigned = amount.slice(minus.length);
  return symbolPosition === 'after' ? `${minus}${unsigned}${symbol}` : `${minus}${symbol}${unsigned}`;
}

function decimalsOf(value: number | string): number {
  return String(value).split('.')[1]?.length ?? 0;
}
