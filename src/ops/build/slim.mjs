// Helps the bundler drop unused code of a library: a display name for the developer tools keeps a whole component in
// the bundle.
import { expectCount } from './patch.mjs';

/** Files in which only display names are removed. */
const routerFiles = /node_modules\/react-router\/dist\/production\/.*\.mjs$/;

/** A statement of its own that gives a component or a context its name: `Link.displayName = "Link";`. */
const displayNamePattern = /^[A-Za-z_$][\w$]*\.displayName = "[^"\n]*";$/gm;

/**
 * Number of display names in the router. After an update of the router, check that all are found, then write the new
 * number.
 */
export const displayNames = 15;

/**
 * A Vite plugin for the browser's part: removes display names, so that the bundler drops the router's links, forms and
 * prefetching. Throws if their number has changed.
 */
export function withoutDisplayNames() {
  let nameCount = 0;
  return {
    name: 'without-display-names',
    apply: 'build',
    buildStart() {
      nameCount = 0;
    },
    transform(code, id) {
      if (!routerFiles.test(id.split('?')[0].replaceAll('\\', '/'))) return null;
      nameCount += code.match(displayNamePattern)?.length ?? 0;
      // Line numbers stay the same, so the source map still fits.
      return { code: code.replaceAll(displayNamePattern, ''), map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      expectCount(nameCount, {
        what: String(displayNamePattern),
        times: displayNames,
        where: 'react-router',
        follows: 'unused parts of it may stay in the bundle',
      });
    },
  };
}
