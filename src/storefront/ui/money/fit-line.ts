/** As wide as a digit of the widest of our fonts is, in its own size. */
const widest = 0.62;

/**
 * For the `ref` of an amount: it keeps to one line of the size container around it, however many digits it has. Not as
 * a `style`, which the policy refuses in the server's HTML.
 */
export function fitLine(text: string): (amount: HTMLElement | null) => void {
  const share = 100 / widest / Math.max(1, [...text].length);
  return (amount) => amount?.style.setProperty('font-size', `min(1em, ${share.toFixed(1)}cqi)`);
}
