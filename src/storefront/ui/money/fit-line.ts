/** Width of a digit in the widest of our fonts, in em. */
const digitWidth = 0.62;

/**
 * A `ref` for an amount: shrinks it to one line of its size container, however many digits it has. Not a `style`
 * attribute: the policy refuses it in the server's HTML.
 */
export function fitLine(text: string): (amount: HTMLElement | null) => void {
  const fontSize = 100 / digitWidth / Math.max(1, [...text].length);
  return (amount) => amount?.style.setProperty('font-size', `min(1em, ${fontSize.toFixed(1)}cqi)`);
}

/** An amount in parts: without `cents` it is still understood. */
export type AmountParts = { readonly start: string; readonly cents: string; readonly end: string };

/** Splits a written amount at its two decimals, in any digits. */
export function splitCents(text: string): AmountParts {
  const [, start = text, cents = '', end = ''] = /^(.*)([.,]\p{Nd}{2})(\P{Nd}*)$/u.exec(text) ?? [];
  return { start, cents, end };
}

/**
 * A `ref` for the element that holds an amount: `--whole` and `--short` are its widths with and without cents, in em.
 */
export function tellWidths({ start, cents, end }: AmountParts): (holder: HTMLElement | null) => void {
  const shortWidth = digitWidth * [...start, ...end].length;
  return (holder) => {
    holder?.style.setProperty('--whole', (shortWidth + digitWidth * cents.length).toFixed(2));
    holder?.style.setProperty('--short', shortWidth.toFixed(2));
  };
}
