import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { toDecimal } from './decimal';
import type { LocaleStyle, MerchantLocale } from './merchant-locale';
import { separate, toDigits } from './numerals';
import { directionOf } from './texts';

dayjs.extend(utc);

/** Writes values as a merchant does; what cannot be written is a dash. */
export type Format = {
  /** An amount in units of the currency with two decimals and the sign: `৳1,234.50`. */
  readonly money: (amount: number | string) => string;
  /** The same without the sign. */
  readonly amount: (amount: number | string) => string;
  /** A count or figure; as many decimals as it has, unless told. */
  readonly number: (value: number | string, fractionDigits?: number) => string;
  /** Epoch milliseconds in the merchant's date form and time zone. */
  readonly date: (milliseconds: number | string) => string;
  readonly dateTime: (milliseconds: number | string) => string;
  /** `MM/DD HH:mm`. */
  readonly hotMatch: (milliseconds: number | string) => string;
  /** `MM/DD/YYYY`, the form of announcements. */
  readonly announcement: (milliseconds: number | string) => string;
  /** Epoch milliseconds in any dayjs form. */
  readonly time: (milliseconds: number | string, form: string) => string;
};

const none = '–';

/** Between words that run to the left a minus would stand behind its number; a mark (U+200E) keeps it before. */
const leftMinus = '\u200e-';

export function createFormat(locale: MerchantLocale, language: string): Format {
  const style: LocaleStyle = { ...locale, ...locale.languages?.[language] };
  const signed = (text: string) => (directionOf(language) === 'rtl' ? text.replace(/^-/, leftMinus) : text);
  const write = (decimal: string) => toDigits(separate(decimal, language), style.digits);
  const amount = (value: number | string) => withDecimals(value, 2, write);
  const time = (value: number | string, form: string) => {
    const local = inZone(value, style.timeZone);
    return local === undefined ? none : toDigits(local.format(form), style.digits);
  };
  return {
    money: (value) => signed(withSymbol(amount(value), style)),
    amount: (value) => signed(amount(value)),
    number: (value, fractionDigits) => signed(withDecimals(value, fractionDigits ?? decimalsOf(value), write)),
    date: (value) => time(value, style.date),
    dateTime: (value) => time(value, style.dateTime),
    hotMatch: (value) => time(value, 'MM/DD HH:mm'),
    announcement: (value) => time(value, 'MM/DD/YYYY'),
    time,
  };
}

function withDecimals(value: number | string, fractionDigits: number, write: (decimal: string) => string): string {
  const decimal = toDecimal(value, fractionDigits);
  return decimal === undefined ? none : write(decimal);
}

/** A minus stands before the sign of the currency: -৳5.00. */
function withSymbol(amount: string, { symbol, symbolPosition }: LocaleStyle): string {
  if (amount === none) return none;
  const minus = amount.startsWith('-') ? '-' : '';
  const bare = amount.slice(minus.length);
  return symbolPosition === 'after' ? `${minus}${bare}${symbol}` : `${minus}${symbol}${bare}`;
}

function decimalsOf(value: number | string): number {
  return String(value).split('.')[1]?.length ?? 0;
}

/** The wall clock of a zone as a UTC dayjs, so that server and browser write the same. */
function inZone(value: number | string, timeZone: string): dayjs.Dayjs | undefined {
  const milliseconds = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(milliseconds) || Math.abs(milliseconds) > 8.64e15) return undefined;
  const parts = Object.fromEntries(
    clockOf(timeZone)
      .formatToParts(milliseconds)
      .map(({ type, value: text }) => [type, Number(text)]),
  );
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return dayjs.utc(Date.UTC(year, month - 1, day, hour, minute, second));
}

const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone) ?? createClock(timeZone);
  clocks.set(timeZone, known);
  return known;
}

function createClock(timeZone: string): Intl.DateTimeFormat {
  const parts = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  } as const;
  const options = { ...parts, hourCycle: 'h23', numberingSystem: 'latn', calendar: 'gregory' } as const;
  try {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone });
  } catch {
    return new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }); // A zone this browser does not know.
  }
}
