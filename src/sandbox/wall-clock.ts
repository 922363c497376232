import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone';
import utc from 'dayjs/plugin/utc';

dayjs.extend(utc);
dayjs.extend(timezone);

const clockPattern = /^(\d{4}-\d{2}-\d{2})(?: (\d{2}:\d{2}:\d{2}))?$/;

/** Epoch ms as `YYYY-MM-DD HH:mm:ss` in a time zone, as reports write it. */
export function wallClock(at: number, timeZone: string): string {
  return dayjs(at).tz(timeZone).format('YYYY-MM-DD HH:mm:ss');
}

/**
 * Epoch ms of `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss` in a time zone. An end date without a time means the end of that
 * day. Without a readable date there is no limit: 0 for a start, the largest safe number for an end.
 */
export function readWallClock(text: string | undefined, bound: 'start' | 'end', timeZone: string): number {
  const [, day, clock = bound === 'start' ? '00:00:00' : '23:59:59'] = clockPattern.exec(text?.trim() ?? '') ?? [];
  const at = day === undefined ? Number.NaN : dayjs.tz(`${day} ${clock}`, timeZone).valueOf();
  if (Number.isNaN(at)) return bound === 'start' ? 0 : Number.MAX_SAFE_INTEGER;
  return bound === 'start' ? at : at + 999;
}

/** A day, `YYYY-MM-DD`, and its midnight in epoch ms. */
export type Day = { readonly day: string; readonly start: number };

const maxDays = 366;

/** The days between two times in a zone, the last day first; at most a year. */
export function daysBetween(from: number, until: number, timeZone: string): readonly Day[] {
  const days: Day[] = [];
  let day = dayjs(until).tz(timeZone).format('YYYY-MM-DD');
  for (let daysLeft = maxDays; daysLeft > 0; daysLeft--) {
    const start = dayjs.tz(`${day} 00:00:00`, timeZone).valueOf();
    days.push({ day, start });
    if (start <= from) break;
    day = dayjs.utc(day).subtract(1, 'day').format('YYYY-MM-DD');
  }
  return days;
}
