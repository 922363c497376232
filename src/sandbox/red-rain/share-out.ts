export type Limits = { readonly least: number; readonly most: number };

/**
 * Splits minor units at random into shares within the limits; the shares add up exactly. Undefined where that is
 * impossible.
 */
export function shareOut(
  whole: number,
  count: number,
  { least, most, random }: Limits & { readonly random: () => number },
): readonly number[] | undefined {
  if (count < 1 || whole < count * least || whole > count * most) return undefined;
  const shares: number[] = [];
  let left = whole - count * least;
  for (let others = count - 1; others >= 0; others -= 1) {
    const fewest = Math.max(0, left - others * (most - least));
    const highest = Math.min(most - least, left);
    const drawn = Math.floor(((random() * 2) / (others + 1)) * left);
    const more = others === 0 ? left : Math.min(Math.max(drawn, fewest), highest);
    shares.push(least + more);
    left -= more;
  }
  return shares;
}
