/** Width of a digit in the widest of our fonts, in em. */
const widest = 0.62;

/**
 * A `ref` for an amount: shrinks it to one line of its size container, however many digits it has. Not a `style`
 * attribute: the policy refuses it in the server's HTML.
 */
export function fitLine(text: string): (amount: HTMLElement | null) => void {
  const share = 100 / widest / Math.max(1, [...text].length);
  return (amount) => amount?.style.setProperty('font-size', `min(1em, ${share.toFixed(1)}cqi)`);
}
