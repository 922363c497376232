import type { CSSProperties } from 'react';

/** As wide as a digit of the widest of our fonts is, in its own size. */
const widest = 0.62;

/** The style of an amount that keeps to one line of the size container around it, however many digits it has. */
export function fittingSize(text: string): CSSProperties {
  return { fontSize: `min(1em, ${(100 / widest / Math.max(1, [...text].length)).toFixed(1)}cqi)` };
}
