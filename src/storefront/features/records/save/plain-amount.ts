import { toDecimal } from '@/storefront/platform/languages/decimal';

/** An amount for spreadsheets: no currency sign, no thousands separators, two decimals. What is no amount stays. */
export function plainAmount(amount: number | string): string {
  return toDecimal(amount, 2) ?? String(amount);
}
