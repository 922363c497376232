import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { addDays } from './days';
import { useDates } from './use-dates';

/** What time it is at the platform, and what day in the merchant's time zone; not for a render. */
export type Time = {
  /** Epoch milliseconds. */
  readonly now: () => number;
  /** Today, or so many days before it: `YYYY-MM-DD`. */
  readonly day: DayBack;
};

/** `YYYY-MM-DD` in the merchant's time zone, so many days back. */
export type DayBack = (daysBack: number) => string;

export function useTime(): Time {
  const { clock } = useRuntime();
  const dates = useDates();
  return useMemo(
    () => ({ now: clock.now, day: (daysBack) => addDays(dates.day(clock.now()), -daysBack) }),
    [clock, dates],
  );
}

/** How often it is looked whether a new day has begun, in milliseconds. */
const lookEvery = 10_000;

/** Today in the merchant's time zone, `YYYY-MM-DD`; undefined before hydration. Not sure before the first call ends. */
export function useToday(): { readonly today: string | undefined; readonly isSure: boolean } {
  const { clock } = useRuntime();
  const { day } = useTime();
  const subscribe = useCallback(
    (listener: () => void) => {
      const timer = setInterval(listener, lookEvery);
      const stop = clock.subscribe(listener);
      return () => {
        clearInterval(timer);
        stop();
      };
    },
    [clock],
  );
  return {
    today: useSyncExternalStore(subscribe, () => day(0), nothing),
    isSure: useSyncExternalStore(clock.subscribe, clock.isSet, no),
  };
}

const nothing = () => undefined;
const no = () => false;
