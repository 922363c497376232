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

/**
 * A Vite plugin for the browser's part that changes one file of a library; `changes` are those of `replaceExactly`.
 * Throws where the file has other code or is no part of the build; `plugin` names the file to correct then.
 */
export function patchLibrary({ name, file, where, follows, plugin, changes }) {
  let found = false;
  return {
    name,
    apply: 'build',
    buildStart() {
      found = false;
    },
    transform(code, id) {
      if (!file.test(id.split('?')[0].replaceAll('\\', '/'))) return null;
      found = true;
      const patched = changes.reduce((text, change) => replaceExactly(text, { ...change, where, follows }), code);
      return { code: patched, map: null };
    },
    buildEnd(error) {
      if (error === undefined && !found)
        throw new Error(
          `The patched file of ${where} is no part of the build, so ${follows}. Look where the release that was installed has that file and correct ${plugin}.`,
        );
    },
  };
}
