import { readWallClock, wallClock } from '../wall-clock';

export type Period = {
  /** `YYYY-MM-DD` by the merchant's clock. */
  readonly from: string;
  readonly to: string;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
};

/** The current month so far, and the whole month before, by the merchant's clock. Dividends are counted for these. */
export function periodsAt(now: number, timeZone: string): { readonly current: Period; readonly previous: Period } {
  const today = wallClock(now, timeZone).slice(0, 10);
  const firstDay = `${today.slice(0, 7)}-01`;
  const lastDay = wallClock(readWallClock(firstDay, 'start', timeZone) - 1, timeZone).slice(0, 10);
  const period = (from: string, to: string): Period => ({
    from,
    to,
    start: readWallClock(from, 'start', timeZone),
    end: readWallClock(to, 'end', timeZone),
  });
  return { current: period(firstDay, today), previous: period(`${lastDay.slice(0, 7)}-01`, lastDay) };
}
