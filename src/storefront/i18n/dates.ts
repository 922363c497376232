import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import type { LocaleStyle, MerchantLocale } from './merchant-locale';
import { toDigits } from './numerals';
import { htmlLanguage } from './texts';

dayjs.extend(utc);

/** Writes times as a merchant does; what is no time is a dash. Apart from `format.ts`, so that a page without dates loads no library for them. */
export type Dates = {
  /** Epoch milliseconds in the merchant's date form and time zone. */
  readonly date: (milliseconds: number | string) => string;
  readonly dateTime: (milliseconds: number | string) => string;
  /** `MM/DD HH:mm`. */
  readonly hotMatch: (milliseconds: number | string) => string;
  /** `MM/DD/YYYY`, the form of announcements. */
  readonly announcement: (milliseconds: number | string) => string;
  /** Epoch milliseconds in any dayjs form. */
  readonly time: (milliseconds: number | string, form: string) => string;
  /** Epoch milliseconds of the midnight before, in the merchant's time zone. */
  readonly midnight: (milliseconds: number) => number;
};

const none = '–';

export function createDates(locale: MerchantLocale, language: string): Dates {
  const style: LocaleStyle = { ...locale, ...locale.languages?.[language] };
  const time = (value: number | string, form: string) => {
    const local = inZone(value, style.timeZone);
    return local === undefined ? none : toDigits(local.format(withMonth(form, local, language)), style.digits);
  };
  return {
    date: (value) => time(value, style.date),
    dateTime: (value) => time(value, style.dateTime),
    hotMatch: (value) => time(value, 'MM/DD HH:mm'),
    announcement: (value) => time(value, 'MM/DD/YYYY'),
    time,
    midnight: (value) => {
      const local = inZone(value, style.timeZone);
      return local === undefined ? value : value - (value % 1000) - local.diff(local.startOf('day'));
    },
  };
}

/** The month in words of the language, where the form asks for words: dayjs has English ones only. */
function withMonth(form: string, local: dayjs.Dayjs, language: string): string {
  return form.replace(/M{3,4}/g, ({ length }) => {
    const month = length === 3 ? 'short' : 'long';
    const { format } = new Intl.DateTimeFormat(htmlLanguage(language), { month, timeZone: 'UTC' });
    return `[${format(local.toDate())}]`;
  });
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
