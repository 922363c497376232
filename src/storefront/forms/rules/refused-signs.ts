/** Signs that may be wrong, in order: neither letters nor digits, not ASCII, no letters. */
const suspects = [/[^\p{L}\p{M}\p{N}]/u, /[^A-Za-z0-9]/, /[^\p{L}\p{M}]/u];
/** A value that lacks something besides is no better for losing a sign: this has a letter of both cases and a digit. */
const complete = 'Aa1';
/** Longer values would be tried too often. */
const longest = 64;

/**
 * The signs of a refused value that its pattern takes nowhere, where it would take the value without them. None where
 * something else is wrong with it, or too much.
 */
export function refusedSigns(pattern: RegExp, value: string): readonly string[] {
  const signs = [...value];
  if (signs.length > longest) return [];
  const takes = (tried: readonly string[]) => {
    const text = tried.join('');
    return pattern.test(text) || pattern.test(text + complete);
  };
  for (const suspect of suspects) {
    const suspected = new Set(signs.filter((sign) => suspect.test(sign)));
    const others = signs.filter((sign) => !suspected.has(sign));
    const stand = others.find((sign) => takes(signs.map((one) => (suspected.has(one) ? sign : one))));
    if (suspected.size === 0 || stand === undefined) continue;
    const mended = signs.map((sign) => (suspected.has(sign) ? stand : sign));
    const isRefused = (sign: string) =>
      mended.every((_, place) => !takes([...mended.slice(0, place), sign, ...mended.slice(place + 1)]));
    const refused = [...suspected].filter(isRefused);
    if (refused.length > 0) return refused;
  }
  return [];
}
