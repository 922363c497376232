/** Money of the wire (number or text, at most two decimals) in minor units, or undefined where it is no amount. */
export function toMinor(value: unknown): number | undefined {
  const text = typeof value === 'number' ? String(value) : typeof value === 'string' ? value.trim() : '';
  const match = /^(\d{1,10})(?:\.(\d{1,2}))?$/.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** Minor units as the wire's number of two decimals; never -0. */
export function toWire(minor: number): number {
  return minor === 0 ? 0 : minor / 100;
}
