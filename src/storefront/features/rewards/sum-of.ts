import type { Reward } from '@/storefront/platform/gateway/queries/rewards';
import { toDecimal } from '@/storefront/platform/languages/decimal';

/** What rewards come to, to the cent, as the wire writes amounts; one without an amount adds nothing. */
export function sumOf(rewards: readonly Reward[]): string {
  const cents = rewards.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function centsOf(amount: Reward['amount']): bigint {
  return BigInt((toDecimal(amount ?? 0, 2) ?? '0').replace('.', ''));
}
