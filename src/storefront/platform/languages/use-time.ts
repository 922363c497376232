import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { addDays } from './days';
import { useDates } from './use-dates';

/** The platform's time, and the day in the merchant's time zone. Not for a render. */
export type Time = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Today, or some days earlier: `YYYY-MM-DD`. */
  readonly day: DayBack;
};

/** The day `YYYY-MM-DD` in the merchant's time zone, some days ago. */
export type DayBack = (daysBack: number) => string;

export function useTime(): Time {
  const { clock } = useRuntime();
  const dates = useDates();
  return useMemo(
    () => ({ now: clock.now, day: (daysBack) => addDays(dates.day(clock.now()), -daysBack) }),
    [clock, dates],
  );
}

/** Milliseconds between two checks for a new day. */
const dayCheckMs = 10_000;

/**
 * Today in the merchant's time zone, `YYYY-MM-DD`. Undefined before hydration. `isSure` is false until the first answer
 * has set the clock.
 */
export function useToday(): { readonly today: string | undefined; readonly isSure: boolean } {
  const { clock } = useRuntime();
  const { day } = useTime();
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, dayCheckMs);
      const unsubscribe = clock.subscribe(listener);
      return () => {
        clearInterval(timer);
        unsubscribe();
      };
    },
    [clock],
  );
  return {
    today: useSyncExternalStore(subscribe, () => day(0), returnUndefined),
    isSure: useSyncExternalStore(clock.subscribe, clock.isSet, returnFalse),
  };
}

const returnUndefined = () => undefined;
const returnFalse = () => false;
