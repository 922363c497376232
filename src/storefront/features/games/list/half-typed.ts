/** Chinese, Japanese and Korean, for whose texts keyboards compose Latin letters first. */
const composing = /^(zh|yue|ja|ko)\b/;

/** Parts of signs: of Chinese written by sounds, and of Korean. */
const parts = /[\u1100-\u11ff\u3105-\u318f\u31a0-\u31bf]/;

/**
 * Whether what a keyboard composes is half of a text: nobody looks for `lao` who writes 老虎. Android composes every
 * word of every language, so Latin letters are half of a text only for who reads one of these languages, and never
 * with a capital, which a word of its own begins with.
 */
export function isHalfTyped(composed: string, languages: readonly string[]): boolean {
  if (parts.test(composed)) return true;
  return /[a-z]/.test(composed) && !/[A-Z]/.test(composed) && languages.some((language) => composing.test(language));
}
