import { toDecimal } from '@/storefront/platform/languages/decimal';

/** An amount as tables add it up: without sign of the currency or groups, with two decimals. What is no amount stays as it came. */
export function plainAmount(amount: number | string): string {
  return toDecimal(amount, 2) ?? String(amount);
}
