/** Digits of any script as Latin digits, since a Bengali keyboard writes ৮৮০. */
export function latinDigits(text: string): string {
  return text.replaceAll(/\p{Nd}/gu, (digit) => String(digitValue(digit)));
}

/** Unicode has digits in runs of ten. A run starts at a code point that ends in 0 or 6 in hexadecimal. */
function digitValue(digit: string): number {
  const codePoint = digit.codePointAt(0) ?? 0;
  const rowStart = codePoint - (codePoint % 16);
  return codePoint - (/\p{Nd}/u.test(String.fromCodePoint(rowStart)) ? rowStart : rowStart + 6);
}
