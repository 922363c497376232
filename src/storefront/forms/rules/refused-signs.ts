/** Characters that may be wrong, in this order: neither letters nor digits, not ASCII, not letters. */
const suspects = [/[^\p{L}\p{M}\p{N}]/u, /[^A-Za-z0-9]/, /[^\p{L}\p{M}]/u];
/** Appended in the test, so that the value does not fail for a missing letter or digit. */
const complete = 'Aa1';
/** Longer values would need too many tries. */
const longest = 64;

/**
 * The characters of a refused value that its pattern accepts nowhere, if it would accept the value without them. None
 * if something else is wrong.
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
