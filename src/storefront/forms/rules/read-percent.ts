import { latinDigits } from '@/storefront/platform/languages/latin-digits';

/**
 * A typed percentage in digits of any script with at most two decimals; an empty text is 0. Undefined for anything
 * else.
 */
export function readPercent(typed: string): number | undefined {
  const text = latinDigits(typed.trim()).replace(/[,٫](?=\d{1,2}$)/, '.');
  if (text === '') return 0;
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
