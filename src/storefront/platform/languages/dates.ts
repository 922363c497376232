import dayjs from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { type MerchantLocale, styleOf, type ZoneClock } from '@/storefront/contract/merchant-locale';
import { toDigits } from './numerals';
import { directionOf } from './texts';
import type { Translate } from './use-text';

dayjs.extend(utc);

/**
 * Writes times as a merchant does; anything that is no time is a dash. It stands apart from `format.ts`, so that pages
 * without dates load no library for them.
 */
export type Dates = {
  /** Epoch milliseconds in the merchant's date form and time zone. */
  readonly date: (milliseconds: number | string) => string;
  readonly dateTime: (milliseconds: number | string) => string;
  /** `MM/DD HH:mm`, for matches. */
  readonly hotMatch: (milliseconds: number | string) => string;
  /** `MM/DD/YYYY`, the form of announcements. */
  readonly announcement: (milliseconds: number | string) => string;
  /** Epoch milliseconds in any dayjs form. */
  readonly time: (milliseconds: number | string, form: string) => string;
  /**
   * A time of the platform: epoch milliseconds, or `2026-11-21 10:42:41` by its own clock. Other texts are unchanged.
   */
  readonly text: (time: number | string) => string;
  /** A time with the name of its zone, for players in another zone: `09:00 (Bangladesh Time)`. */
  readonly ofZone: (written: string) => string;
  /** Epoch milliseconds of a time of the platform (`2026-11-21 10:42:41`, or a number). NaN for anything else. */
  readonly epoch: (text: number | string) => number;
  /** Day and month in the merchant's form, for a table or chart of days. */
  readonly dayOfYear: (milliseconds: number | string) => string;
  /** `YYYY-MM-DD` in the merchant's time zone, as the platform reads a day. */
  readonly day: (milliseconds: number) => string;
  /** Epoch milliseconds of the first moment of a day `YYYY-MM-DD` in the merchant's time zone. */
  readonly startOf: (day: string) => number;
  /** Seconds since 00:00 by the clocks of the merchant's time zone. */
  readonly secondOfDay: (milliseconds: number) => number;
};

const dash = '–';

/**
 * Browsers differ in names of months and days, so ours are texts (`date.months` …) that the server puts into every
 * table.
 */
export function createDates(locale: MerchantLocale, language: string, translate: Translate): Dates {
  const style = styleOf(locale, language);
  const localTime = (value: number | string) => onClock(value, locale.clock);
  const formatLocal = (local: dayjs.Dayjs, form: string) =>
    keepInOrder(toDigits(local.format(withWords(form, local, translate)), style.digits), language);
  const time = (value: number | string, form: string) => {
    const local = localTime(value);
    return local === undefined ? dash : formatLocal(local, form);
  };
  return {
    date: (value) => time(value, style.date),
    dateTime: (value) => time(value, style.dateTime),
    hotMatch: (value) => time(value, 'MM/DD HH:mm'),
    announcement: (value) => time(value, 'MM/DD/YYYY'),
    time,
    epoch: (text) => {
      if (text !== '' && Number.isFinite(Number(text))) return Number(text);
      return momentAt(Date.parse(`${String(text).trim().replace(' ', 'T')}Z`), locale.clock);
    },
    dayOfYear: (value) => time(value, withoutYear(style.date)),
    text: (value) => {
      if (typeof value === 'number') return time(value, style.dateTime);
      const [, day, timeOfDay] = /^(\d{4}-\d\d-\d\d)(?:[ T](\d\d:\d\d(?::\d\d)?))?$/.exec(value.trim()) ?? [];
      const epochMs = Date.parse(`${day}T${timeOfDay ?? '00:00'}Z`);
      if (Number.isNaN(epochMs)) return value;
      return formatLocal(dayjs.utc(epochMs), timeOfDay === undefined ? style.date : style.dateTime);
    },
    ofZone: (text) => {
      const zone = translate('date.zone');
      return zone === 'date.zone' ? text : `${text} (${zone})`;
    },
    day: (value) => localTime(value)?.format('YYYY-MM-DD') ?? '',
    startOf: (day) => momentAt(Date.parse(`${day}T00:00:00Z`), locale.clock),
    secondOfDay: (value) => {
      const local = localTime(value);
      return local === undefined ? Number.NaN : local.hour() * 3600 + local.minute() * 60 + local.second();
    },
  };
}

/** U+2068 … U+2069 around a date in digits: in text from right to left its time would otherwise stand first. */
function keepInOrder(text: string, language: string): string {
  return directionOf(language) === 'rtl' && !/\p{L}/u.test(text) ? `\u2068${text}\u2069` : text;
}

/**
 * The first moment (epoch ms) at which clocks show a time, which is given as if it were UTC. If clocks skip that time,
 * the moment at which they skip it: some days begin so.
 */
function momentAt(wallTime: number, clock: ZoneClock): number {
  const moments = clock.map(([from, minutes], index) => {
    const at = wallTime - minutes * 60_000;
    return index === 0 ? at : Math.max(from, at);
  });
  return moments.find((at, index) => at < (clock[index + 1]?.[0] ?? Number.POSITIVE_INFINITY)) ?? wallTime;
}

/** `DD/MM` of `DD/MM/YYYY`, `MM-DD` of `YYYY-MM-DD`. */
function withoutYear(form: string): string {
  return form.replace(/[\s.,/-]*YYYY$|^YYYY[\s.,/-]*/, '');
}

/** Parts of a form that are written as words, the longest first. Text in brackets is literal. */
const wordParts = /\[[^\]]*\]|MMMM|MMM|dddd|ddd|dd|A|a/g;

/** Fills in months, days and AM/PM in words of the language, since dayjs has only English ones. */
function withWords(form: string, local: dayjs.Dayjs, translate: Translate): string {
  const wordAt = (name: string, index: number) => {
    const words = translate(`date.${name}`).split('|');
    return words.length > 1 ? words[index] : undefined;
  };
  return form.replace(wordParts, (part) => {
    const word = part.startsWith('[') ? undefined : wordOf(part, local, wordAt);
    return word === undefined ? part : `[${word}]`;
  });
}

function wordOf(part: string, local: dayjs.Dayjs, wordAt: (name: string, index: number) => string | undefined) {
  if (part === 'MMMM') return wordAt('months', local.month());
  if (part === 'MMM') return wordAt('monthsShort', local.month());
  if (part === 'dddd') return wordAt('days', local.day());
  if (part === 'A' || part === 'a') return wordAt('halves', local.hour() < 12 ? 0 : 1);
  return wordAt('daysShort', local.day());
}

/** A time by the zone's clock, as a dayjs in UTC, so that server and browser write the same. */
function onClock(value: number | string, clock: ZoneClock): dayjs.Dayjs | undefined {
  const milliseconds = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  if (!Number.isFinite(milliseconds) || Math.abs(milliseconds) > 8.64e15) return undefined;
  const [, minutes = 0] = clock.filter(([from]) => from <= milliseconds).at(-1) ?? clock[0] ?? [];
  return dayjs.utc(Math.floor(milliseconds / 1000) * 1000 + minutes * 60_000);
}
