/** Longer than any amount. Grouping the digits of a very long text would block the page for seconds. */
const maxAmountLength = 60;

const plainDecimal = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * An amount as a plain decimal with a fixed number of fraction digits. It is rounded half away from zero on its digits,
 * never as a float. Undefined if it is no amount. A zero has no sign: "-0.004" is "0.00".
 */
export function toDecimal(amount: number | string, fractionDigits: number): string | undefined {
  if (typeof amount === 'string' && amount.length > maxAmountLength) return undefined;
  const match = plainDecimal.exec(toPlain(amount));
  if (match === null) return undefined;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const keptDigits = fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0');
  const carry = Number(fraction[fractionDigits] ?? '0') >= 5 ? 1n : 0n;
  const digits = (BigInt(whole + keptDigits) + carry).toString().padStart(fractionDigits + 1, '0');
  const point = digits.length - fractionDigits;
  const text = fractionDigits === 0 ? digits : `${digits.slice(0, point)}.${digits.slice(point)}`;
  return /[1-9]/.test(text) ? sign + text : text;
}

/** Numbers beyond 21 digits and below 6 decimals print with an exponent. */
function toPlain(amount: number | string): string {
  const text = typeof amount === 'string' ? amount.trim() : String(amount);
  const value = Number(text);
  if (!/\de/i.test(text) || !Number.isFinite(value)) return text;
  return Math.abs(value) < 1e21 ? value.toFixed(20) : BigInt(value).toString();
}
