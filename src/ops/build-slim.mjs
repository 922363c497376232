// Lets the parts of a library go that nothing uses: a name for the developer tools keeps a whole component in the bundle.

/** Files of which only names for the developer tools are taken away. */
const slimmed = /node_modules\/react-router\/dist\/production\/.*\.mjs$/;

/** A statement of its own that gives a component or a context its name: `Link.displayName = "Link";`. */
const displayName = /^[A-Za-z_$][\w$]*\.displayName = "[^"\n]*";$/gm;

/** A Vite plugin for the browser's part: without its names the router loses its links, forms and prefetching. */
export function withoutDisplayNames() {
  return {
    name: 'without-display-names',
    apply: 'build',
    transform(code, id) {
      if (!slimmed.test(id.split('?')[0].replaceAll('\\', '/'))) return null;
      // Lines stay where they were, so what is left keeps its place in a source map.
      return { code: code.replaceAll(displayName, ''), map: null };
    },
  };
}
