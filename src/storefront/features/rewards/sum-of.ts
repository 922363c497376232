import { toDecimal } from '@/storefront/platform/languages/decimal';

type Amount = { readonly amount?: number | string | null | undefined };

/** The sum of rewards, to the cent, as the wire writes amounts. Rewards without an amount count as zero. */
export function sumOf(rewards: readonly Amount[]): string {
  const cents = rewards.reduce((sum, { amount }) => sum + centsOf(amount), 0n);
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function centsOf(amount: Amount['amount']): bigint {
  return BigInt((toDecimal(amount ?? 0, 2) ?? '0').replace('.', ''));
}
