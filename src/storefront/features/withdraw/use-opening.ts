import { useTicking } from '@/storefront/platform/browser/use-ticking';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { type Opening, openingAt } from './opening';
import type { Limits } from './withdrawal';

/** Milliseconds between two readings of the clock. */
const clockMs = 10_000;

/** Whether withdrawals are open by the merchant's clock; undefined before the clock was read. */
export function useOpening(limits: Limits): Opening | undefined {
  const second = useTicking(useDates().secondOfDay, clockMs);
  return second === undefined ? undefined : openingAt(limits, second);
}
