import { latinDigits } from '@/storefront/platform/languages/latin-digits';

/**
 * Groups of thousands, as `1,000.50`, `1 000,50` and `1,00,000`. The last group has three digits, which no fraction
 * has.
 */
const groupedAmount = /^\d{1,3}([,٬'’ \u00a0\u202f])(?:\d{2,3}\1)*\d{3}(?:(?!\1)[.,٫]\d{1,2})?$/;
/** The same with points, if a comma or a second point shows it: `1.000,50`. A lone `1.000` is ambiguous. */
const pointGrouped = /^\d{1,3}(?:(?:\.\d{3})+,\d{1,2}|(?:\.\d{3}){2,})$/;

/**
 * A typed amount of money in minor units: digits of any script, with or without groups, at most two decimals after a
 * point or comma that is not what separates the groups. Undefined for an ambiguous text ("1.000"), for a sign, and for
 * anything else.
 */
export function readAmount(typed: string): number | undefined {
  const text = withoutGroups(latinDigits(typed.trim())).replace(/[,٫](?=\d{1,2}$)/, '.');
  const [, whole, fraction = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

/** The same text without what separates its groups of thousands. */
export function withoutGroups(text: string): string {
  const [, separator] = groupedAmount.exec(text) ?? [];
  if (separator !== undefined) return text.replaceAll(separator, '');
  return pointGrouped.test(text) ? text.replaceAll('.', '') : text;
}

/** An amount of the wire, number or text, in minor units; smaller fractions are cut. Undefined if it is no amount. */
export function minorOf(wire: number | string | null | undefined): number | undefined {
  return wire === null || wire === undefined ? undefined : readAmount(String(wire).replace(/(\.\d\d)\d+$/, '$1'));
}

/** Minor units as the wire takes them: `1234.50`. */
export function amountText(minor: number): string {
  const digits = String(minor).padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}
