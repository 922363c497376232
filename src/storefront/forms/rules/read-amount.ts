import { latinDigits } from '@/storefront/platform/languages/latin-digits';

/**
 * An amount of money as it was typed, in minor units: digits of any script, at most two decimals behind a point or comma. Undefined for what
 * could be read in two ways ("1,000"), for a sign, and for anything else.
 */
export function readAmount(typed: string): number | undefined {
  const text = latinDigits(typed.trim()).replace(/[,٫](?=\d{1,2}$)/, '.');
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** Minor units of what the wire says, a number or a text; parts of a minor unit are left out. Undefined for what is no amount. */
export function minorOf(wire: number | string | null | undefined): number | undefined {
  return wire === null || wire === undefined ? undefined : readAmount(String(wire).replace(/(\.\d\d)\d+$/, '$1'));
}

/** Minor units as the wire takes them: `1234.50`. */
export function amountText(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
