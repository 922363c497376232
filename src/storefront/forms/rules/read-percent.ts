import { latinDigits } from '@/storefront/platform/languages/latin-digits';

/** A percentage as it was typed, in digits of any script with at most two decimals; nothing typed is none. Undefined for anything else. */
export function readPercent(typed: string): number | undefined {
  const text = latinDigits(typed.trim()).replace(/[,٫](?=\d{1,2}$)/, '.');
  if (text === '') return 0;
  return /^\d{1,3}(\.\d{1,2})?$/.test(text) ? Number(text) : undefined;
}
