import { describe, expect, it } from 'vitest';
import { zoneClock } from '@/server/texts/zone-clock';
import { createDates } from '@/storefront/platform/languages/dates';
import { addDays, daysIn, noonOf } from '@/storefront/platform/languages/days';

const hour = 3_600_000;
const begin = Date.UTC(2026, 0, 1);
const hours = Array.from({ length: 365 * 24 }, (_, index) => begin + index * hour);

/** Their clocks change at midnight, by half an hour, or never. */
describe.each(['Europe/Malta', 'Africa/Cairo', 'America/Santiago', 'Australia/Lord_Howe', 'Asia/Kathmandu'])(
  'days in %s, at each hour of a year',
  (timeZone) => {
    const locale = { currency: 'EUR', symbol: '€', symbolPosition: 'before', digits: 'latn' } as const;
    const clock = zoneClock(timeZone, begin);
    const dates = createDates({ ...locale, clock, date: 'YYYY-MM-DD', dateTime: '' }, 'en', (key) => key);
    const parts = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit' } as const;
    const intl = new Intl.DateTimeFormat('sv', { ...parts, minute: '2-digit', second: '2-digit', timeZone });
    const told = hours.map((at) => intl.format(at).split(' '));
    const calendar = [...new Set(told.map(([day = '']) => day))];

    it('are those of the calendar: a week has seven, and yesterday is the one before [APP-24]', () => {
      expect(hours.map(dates.day)).toEqual(told.map(([day]) => day));
      for (const back of [1, 6, 29]) {
        expect(calendar.slice(back).map((day) => addDays(day, -back))).toEqual(calendar.slice(0, -back));
        expect(new Set(calendar.map((day) => daysIn(addDays(day, -back), day)))).toEqual(new Set([back + 1]));
      }
    });

    it('begin at their first moment, and their hours are those that clocks show [APP-24]', () => {
      const starts = calendar.slice(1).map(dates.startOf);
      expect(starts.map((at) => intl.format(at).slice(0, 10))).toEqual(calendar.slice(1));
      expect(starts.map((at) => intl.format(at - 1000).slice(0, 10))).toEqual(calendar.slice(0, -1));
      expect(hours.map(dates.secondOfDay)).toEqual(
        told.map(([, clock = '']) => clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)),
      );
    });

    it('are read back from what the platform wrote on its clock, at the first time that it showed it [APP-24]', () => {
      const read = told.map((words) => dates.epoch(words.join(' ')));
      expect(read.map((at) => intl.format(at))).toEqual(told.map((words) => words.join(' ')));
      expect(read.filter((at, index) => at > (hours[index] ?? 0))).toEqual([]);
    });
  },
);

it.each([['2027-02-29'], ['2026-04-31'], ['2026-13-01'], ['26-01-01'], ['']])('take %s for none [APP-24]', (text) => {
  expect([noonOf(text), addDays(text, 1)]).toEqual([Number.NaN, '']);
});
