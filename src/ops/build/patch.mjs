// Patches code of libraries by patterns. If a new release has other code, the build stops, so no patch is lost
// unnoticed.

/**
 * Replaces the matches of a pattern (with the flag `g`) and gives the new text. Throws if their number is not the
 * expected one.
 */
export function replaceExactly(text, { pattern, by, times, where, follows }) {
  expectCount(text.match(pattern)?.length ?? 0, { what: String(pattern), times, where, follows });
  return text.replaceAll(pattern, by);
}

/** Throws if the number of matches is not the expected one. */
export function expectCount(count, { what, times, where, follows }) {
  if (count === times) return;
  throw new Error(
    `${what} stands ${count} times in ${where}, and ${times} are expected, so ${follows}. Look at the release that was installed and correct the plugin in src/ops/build/.`,
  );
}

/**
 * A Vite plugin for the browser's part that patches one file of a library; `changes` are those of `replaceExactly`.
 * Throws if the file has other code or is not part of the build. The error names `plugin`, the file to correct.
 */
export function patchLibrary({ name, file, where, follows, plugin, changes }) {
  let isPatched = false;
  return {
    name,
    apply: 'build',
    buildStart() {
      isPatched = false;
    },
    transform(code, id) {
      if (!file.test(id.split('?')[0].replaceAll('\\', '/'))) return null;
      isPatched = true;
      const patched = changes.reduce((text, change) => replaceExactly(text, { ...change, where, follows }), code);
      return { code: patched, map: null };
    },
    buildEnd(error) {
      if (error === undefined && !isPatched)
        throw new Error(
          `The patched file of ${where} is not a part of the build, so ${follows}. Look where the release that was installed has that file and correct ${plugin}.`,
        );
    },
  };
}
