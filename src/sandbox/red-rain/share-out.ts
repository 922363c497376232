/** Limits of one share, in minor units. */
export type Limits = { readonly min: number; readonly max: number };

/**
 * Splits minor units at random into shares within the limits; the shares add up exactly. Undefined where that is
 * impossible.
 */
export function shareOut(
  total: number,
  count: number,
  { min, max, random }: Limits & { readonly random: () => number },
): readonly number[] | undefined {
  if (count < 1 || total < count * min || total > count * max) return undefined;
  const shares: number[] = [];
  let rest = total - count * min;
  for (let othersLeft = count - 1; othersLeft >= 0; othersLeft -= 1) {
    const minExtra = Math.max(0, rest - othersLeft * (max - min));
    const maxExtra = Math.min(max - min, rest);
    // Up to twice the average of what is left, so that the last shares are not empty.
    const average = rest / (othersLeft + 1);
    const drawnExtra = Math.floor(random() * 2 * average);
    const extra = othersLeft === 0 ? rest : Math.min(Math.max(drawnExtra, minExtra), maxExtra);
    shares.push(min + extra);
    rest -= extra;
  }
  return shares;
}
