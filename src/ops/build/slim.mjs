// Lets the parts of a library go that nothing uses: a name for the developer tools keeps a whole component in the bundle.
import { expectCount } from './patch.mjs';

/** Files of which only names for the developer tools are taken away. */
const slimmed = /node_modules\/react-router\/dist\/production\/.*\.mjs$/;

/** A statement of its own that gives a component or a context its name: `Link.displayName = "Link";`. */
const displayName = /^[A-Za-z_$][\w$]*\.displayName = "[^"\n]*";$/gm;

/** How many of them the router has: with another release look whether all of them are still found, then write the new number here. */
export const displayNames = 15;

/** A Vite plugin for the browser's part: without its names the router loses its links, forms and prefetching. Throws where their number is another. */
export function withoutDisplayNames() {
  let found = 0;
  return {
    name: 'without-display-names',
    apply: 'build',
    buildStart() {
      found = 0;
    },
    transform(code, id) {
      if (!slimmed.test(id.split('?')[0].replaceAll('\\', '/'))) return null;
      found += code.match(displayName)?.length ?? 0;
      // Lines stay where they were, so what is left keeps its place in a source map.
      return { code: code.replaceAll(displayName, ''), map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      expectCount(found, {
        what: String(displayName),
        times: displayNames,
        where: 'react-router',
        follows: 'unused parts of it may stay in the bundle',
      });
    },
  };
}
