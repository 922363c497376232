/** Longer than any amount. Grouping the digits of a very long text would block the page for seconds. */
const longest = 60;

const plain = /^(-?)(\d+)(?:\.(\d+))?$/;

/**
 * An amount as a plain decimal with a fixed number of fraction digits. It is rounded half away from zero on its digits,
 * never as a float. Undefined if it is no amount. A zero has no sign: "-0.004" is "0.00".
 */
export function toDecimal(amount: number | string, fractionDigits: number): string | undefined {
  if (typeof amount === 'string' && amount.length > longest) return undefined;
  const match = plain.exec(toPlain(amount));
  if (match === null) return undefined;
  const [, sign = '', whole = '0', fraction = ''] = match;
  const kept = fraction.slice(0, fractionDigits).padEnd(fractionDigits, '0');
  const up = Number(fraction[fractionDigits] ?? '0') >= 5 ? 1n : 0n;
  const digits = (BigInt(whole + kept) + up).toString().padStart(fractionDigits + 1, '0');
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
