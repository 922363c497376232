import { useEffect, useState } from 'react';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { type Opening, openingAt } from './opening';
import type { Limits } from './withdraw-form';

/** How often the clock is looked at, in milliseconds. */
const lookEvery = 10_000;

/** Whether money goes out by the merchant's clock; undefined before the first look at it. */
export function useOpening({ startTime, endTime }: Limits): Opening | undefined {
  const dates = useDates();
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    const look = () => {
      const now = Date.now();
      const next = openingAt({ startTime, endTime }, Math.floor((now - dates.midnight(now)) / 1000));
      setOpening((last) => (last?.minutes === next.minutes && last.isOpen === next.isOpen ? last : next));
    };
    look();
    const timer = setInterval(look, lookEvery);
    return () => clearInterval(timer);
  }, [startTime, endTime, dates]);
  return opening;
}
