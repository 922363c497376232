// Changes in other people's code by pattern: a release that is written otherwise stops the build, and never goes unnoticed.

/**
 * Replaces what a pattern (with the flag `g`) finds in a text, and gives the new text. Throws where it is not found as often as is expected.
 */
export function replaceExactly(text, { pattern, by, times, where, follows }) {
  expectCount(text.match(pattern)?.length ?? 0, { what: String(pattern), times, where, follows });
  return text.replaceAll(pattern, by);
}

/** Throws where something was found more or less often than is expected. */
export function expectCount(found, { what, times, where, follows }) {
  if (found === times) return;
  throw new Error(
    `${what} stands ${found} times in ${where}, and ${times} are expected, so ${follows}. Look at the release that was installed and correct the plugin in src/ops/build/.`,
  );
}
