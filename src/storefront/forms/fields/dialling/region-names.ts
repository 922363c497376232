/** The browser's names of regions by ISO code, in a language of BCP 47. Undefined if it lacks the language. */
export function namesIn(
  locale: string,
  style: 'long' | 'short' = 'long',
): ((code: string) => string | undefined) | undefined {
  try {
    if (Intl.DisplayNames.supportedLocalesOf(locale).length === 0) return undefined;
    const names = new Intl.DisplayNames([locale], { type: 'region', fallback: 'none', style });
    return (code) => names.of(code);
  } catch {
    return undefined; // No such part of Intl, or no such locale: other names serve.
  }
}
