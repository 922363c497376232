import { useTicking } from '@/storefront/platform/browser/use-ticking';
import type { CallValue } from '@/storefront/platform/gateway/gateway';

type Draws = CallValue<'draws'>;

/** The platform's clock, updated each second; undefined at first. */
export function useClock(): number | undefined {
  return useTicking(identity, 1000);
}

const identity = (now: number) => now;

/** Milliseconds until the sale of a draw ends; undefined where its end or the clock is unknown. */
export function timeLeft(draw: Draws[number] | undefined, now: number | undefined): number | undefined {
  const end = Number(draw?.endTime || Number.NaN);
  return now === undefined || Number.isNaN(end) ? undefined : end - now;
}

/** Time left as `12:05` or `1:02:09`; undefined once it is over. */
export function countdown(milliseconds: number, formatNumber: (value: number) => string): string | undefined {
  if (!(milliseconds > 0)) return undefined;
  const seconds = Math.ceil(milliseconds / 1000);
  const twoDigits = (value: number) => (value < 10 ? formatNumber(0) : '') + formatNumber(value);
  const hours = Math.floor(seconds / 3600);
  return `${hours > 0 ? `${formatNumber(hours)}:` : ''}${twoDigits(Math.floor(seconds / 60) % 60)}:${twoDigits(seconds % 60)}`;
}
