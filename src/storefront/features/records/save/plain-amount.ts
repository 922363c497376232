import { toDecimal } from '@/storefront/platform/languages/decimal';

/** An amount for spreadsheets: no sign of the currency, no groups, two decimals. Anything else is unchanged. */
export function plainAmount(amount: number | string): string {
  return toDecimal(amount, 2) ?? String(amount);
}
