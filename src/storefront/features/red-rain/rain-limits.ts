import { minorOf } from '@/storefront/forms/rules/read-amount';
import type { CallValue } from '@/storefront/platform/gateway/gateway';

export type Mode = 'equal' | 'random';

/** Least and highest amount for each in minor units, and the highest number of receivers. */
export type RainLimits = { readonly least: number; readonly most: number | undefined; readonly receivers: number };

export function rainLimits(settings: CallValue<'transferMultipleSettings'>): RainLimits {
  const receivers = Number(settings.maxReceivers ?? Number.NaN);
  return {
    least: minorOf(settings.minAmount) ?? 1,
    most: minorOf(settings.maxAmount),
    receivers: receivers > 0 ? receivers : Number.POSITIVE_INFINITY,
  };
}

type Choice = { readonly mode: Mode; readonly count: number; readonly available: number | undefined };

/** The least and the highest amount to type, for each or for all together, within the balance. Minor units. */
export function amountRange({ least, most }: RainLimits, { mode, count, available }: Choice) {
  const people = Math.max(count, 1);
  const [factor, share] = mode === 'equal' ? [1, people] : [people, 1];
  const affordable = available === undefined ? undefined : Math.floor(available / share);
  const highest = most === undefined ? undefined : most * factor;
  const upperLimits = [affordable, highest].filter((end) => end !== undefined);
  return { minimum: least * factor, maximum: upperLimits.length === 0 ? undefined : Math.min(...upperLimits) };
}

/** The amount that leaves the balance, in minor units. */
export function totalOf(mode: Mode, minor: number, count: number): number {
  return mode === 'equal' ? minor * count : minor;
}
