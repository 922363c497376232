import { noonOf } from '@/storefront/platform/languages/days';
import type { Range } from '../days/use-range';
import type { DayResult } from './day-results';

/** Longer than any range. */
export const mostBars = 100;
const dayMs = 86_400_000;

/**
 * Every day of a calendar range, ascending; of a range like "7 days", those from the first to the last result. A day
 * without play has a zero.
 */
export function daysToDraw(
  days: readonly DayResult[],
  { days: range }: Range,
): readonly { readonly at: number; readonly value: number }[] {
  const net = new Map(days.map(({ at, net: dayNet }) => [at, Number(dayNet)]));
  const times = [...net.keys()].filter((at) => !Number.isNaN(at));
  const [first, last] =
    'from' in range ? [noonOf(range.from), noonOf(range.to)] : [Math.min(...times), Math.max(...times)];
  const count = Math.min(mostBars, Math.round((last - first) / dayMs) + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const at = first + index * dayMs;
    return { at, value: net.get(at) ?? 0 };
  });
}
