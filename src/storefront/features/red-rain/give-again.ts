import { amountText, minorOf } from '@/storefront/forms/rules/read-amount';
import type { Rain } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { failedOf } from './rain-result';

/** Ids of members that a rain did not reach. */
export function missedBy(rain: Rain): readonly string[] {
  return failedOf(rain).map(({ customerId }) => String(customerId));
}

/** The amount to type for those whom a rain missed: for each, or of all together if the rain is random. */
export function amountAgain(rain: Rain): string {
  const amounts = failedOf(rain).map(({ amount }) => minorOf(amount) ?? 0);
  const minor = rain.mode === 'random' ? amounts.reduce((sum, one) => sum + one, 0) : (amounts[0] ?? 0);
  return amountText(minor).replace(/\.00$/, '');
}
