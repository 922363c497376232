/** Digits of any script as Latin digits, since a Bengali keyboard writes ৮৮০. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode has digits in runs of ten, which start at a code point that ends in 0 or 6. */
function digitValue(digit: string): number {
  const point = digit.codePointAt(0) ?? 0;
  const row = point - (point % 16);
  return point - (/\p{Nd}/u.test(String.fromCodePoint(row)) ? row : row + 6);
}
