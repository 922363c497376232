import { useCallback } from 'react';
import { useTicking } from '@/storefront/platform/browser/use-ticking';

/** Seconds until a moment (epoch ms), updated each second. Undefined before the clock was read, or without a moment. */
export function useSecondsLeft(until: number | null | undefined): number | undefined {
  const secondsLeft = useCallback(
    (now: number) => (until == null ? undefined : Math.max(0, Math.ceil((until - now) / 1000))),
    [until],
  );
  return useTicking(secondsLeft, 1000);
}

/** `14:05`. */
export function clockText(seconds: number): string {
  const twoDigits = (value: number) => String(value).padStart(2, '0');
  return `${twoDigits(Math.floor(seconds / 60))}:${twoDigits(seconds % 60)}`;
}
