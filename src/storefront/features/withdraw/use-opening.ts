import { useTicking } from '@/storefront/platform/browser/use-ticking';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { type Opening, openingAt } from './opening';
import type { Limits } from './withdraw-form';

/** How often the clock is looked at, in milliseconds. */
const lookEvery = 10_000;

/** Whether money goes out by the merchant's clock; undefined before the first look at it. */
export function useOpening(limits: Limits): Opening | undefined {
  const second = useTicking(useDates().secondOfDay, lookEvery);
  return second === undefined ? undefined : openingAt(limits, second);
}
