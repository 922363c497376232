import { amountText, minorOf } from '@/storefront/forms/rules/read-amount';
import type { Rain, Receiver } from '@/storefront/platform/gateway/queries/agents/red-rain';
import { failedOf } from './rain-result';

/** Ids of members that a rain did not reach and that can still receive. */
export function missedBy(rain: Rain | undefined, people: readonly Receiver[]): ReadonlySet<string> {
  const ids = new Set(people.map(({ customerId }) => String(customerId)));
  const missed = rain === undefined ? [] : failedOf(rain).map(({ customerId }) => String(customerId));
  return new Set(missed.filter((id) => ids.has(id)));
}

/** The amount for each of them as typed; for a random rain the amount of all together. */
export function amountAgain(rain: Rain): string {
  const amounts = failedOf(rain).map(({ amount }) => minorOf(amount) ?? 0);
  const minor = rain.mode === 'random' ? amounts.reduce((sum, one) => sum + one, 0) : (amounts[0] ?? 0);
  return amountText(minor).replace(/\.00$/, '');
}
