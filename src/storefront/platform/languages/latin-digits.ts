/** Digits of any script as Latin ones: a Bengali keyboard writes ৮৮০. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Digits stand in runs of ten, which start where the last place is 0 or 6 in base sixteen. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  const row = point - (point % 16);
  return point - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6);
}
