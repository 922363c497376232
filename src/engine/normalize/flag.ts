/** A flag of the wire: a boolean, 1/0, "1"/"0", "Y"/"N", "true"/"false". Anything else is no flag. */
export function toFlag(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value;
  if (value === 1 || value === 0) return value === 1;
  if (typeof value !== 'string') return undefined;
  const word = value.trim().toUpperCase();
  if (word === '1' || word === 'Y' || word === 'TRUE') return true;
  return word === '0' || word === 'N' || word === 'FALSE' ? false : undefined;
}

/** A number of the wire: a finite number, or text that writes one. */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value !== 'string' || !/^\s*-?\d+(\.\d+)?\s*$/.test(value)) return undefined;
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

/** A whole number of the wire, such as a code. 4.5 is no code, and it is not rounded to one. */
export function toWhole(value: unknown): number | undefined {
  const number = toNumber(value);
  return Number.isInteger(number) ? number : undefined;
}

/** A text of the wire that is not empty. */
export function toText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value : undefined;
}
