/**
 * Characters that may be wrong, in this order: neither letters nor digits, neither letters nor digits of ASCII, not
 * letters, not digits.
 */
const suspects = [/[^\p{L}\p{M}\p{N}]/u, /[^A-Za-z0-9]/, /[^\p{L}\p{M}]/u, /\D/];
/** Appended in the test, so that no letter and no digit is missing. Nearly every pattern accepts one of them. */
const completion = 'Aa1';
/** Longer values would need too many tries. */
const longestValue = 64;

/**
 * The characters of a refused value that its pattern accepts nowhere, if it would accept the value with another in
 * their place. None if something else is wrong.
 */
export function refusedSigns(pattern: RegExp, value: string): readonly string[] {
  const signs = [...value];
  if (signs.length > longestValue) return [];
  const accepts = (triedSigns: readonly string[]) => {
    const text = triedSigns.join('');
    return pattern.test(text) || pattern.test(text + completion);
  };
  for (const suspect of suspects) {
    const suspectSigns = new Set(signs.filter((sign) => suspect.test(sign)));
    const others = signs.filter((sign) => !suspectSigns.has(sign));
    const acceptedSign = [...others, ...completion].find((sign) =>
      accepts(signs.map((one) => (suspectSigns.has(one) ? sign : one))),
    );
    if (suspectSigns.size === 0 || acceptedSign === undefined) continue;
    const acceptedSigns = signs.map((sign) => (suspectSigns.has(sign) ? acceptedSign : sign));
    const isRefused = (sign: string) =>
      acceptedSigns.every(
        (_, place) => !accepts([...acceptedSigns.slice(0, place), sign, ...acceptedSigns.slice(place + 1)]),
      );
    const refused = [...suspectSigns].filter(isRefused);
    if (refused.length > 0) return refused;
  }
  return [];
}
