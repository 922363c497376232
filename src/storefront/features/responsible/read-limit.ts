import { amountText, readAmount, withoutGroups } from '@/storefront/forms/rules/read-amount';
import { latinDigits } from '@/storefront/platform/languages/latin-digits';
import type { LimitKind } from './use-safer-play';

/** The longest limit of time: 30 days. */
const mostMinutes = 43_200;

/**
 * A typed limit as the wire takes it: units of the currency with two decimals, or whole minutes. Undefined for anything
 * else.
 */
export function readLimit(kind: LimitKind, typed: string): string | undefined {
  if (kind === 'time') {
    const minutes = latinDigits(typed.trim());
    return /^\d{1,5}$/.test(minutes) && Number(minutes) > 0 && Number(minutes) <= mostMinutes ? minutes : undefined;
  }
  const minor = readAmount(typed);
  return minor === undefined || minor === 0 ? undefined : amountText(minor);
}

/** The highest possible limit, in units of the currency. */
export const largestLimit = '9999999999.99';

/** Whether a typed amount has too many digits for a limit. */
export function isTooMuch(typed: string): boolean {
  return /^\d{11,}([.,٫]\d{1,2})?$/.test(withoutGroups(latinDigits(typed.trim())));
}

/** A limit as a player would type it: a change starts with the current value. */
export function typedAs(amount: number): string {
  return String(amount).replace(/\.\d$/, (fraction) => `${fraction}0`);
}
