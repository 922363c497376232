// Helps the bundler drop unused code of a library: a property that a component gets after its declaration, a display
// name or a context, keeps the whole component in the bundle.
import { expectCount } from './patch.mjs';

/** Files in which these properties are removed. The site renders none of their components. */
const routerFiles = /node_modules\/react-router\/dist\/production\/.*\.mjs$/;

/** A statement of its own: `Link.displayName = "Link";` or `Boundary.contextType = SomeContext;`. */
const propertyPattern = /^[A-Za-z_$][\w$]*\.(?:displayName = "[^"\n]*"|contextType = [\w$]+);$/gm;

/**
 * Number of these statements in the router. After an update of the router, check that all are found, then write the new
 * number.
 */
export const componentProperties = 16;

/**
 * A Vite plugin for the browser's part: removes these statements, so that the bundler drops the router's links, forms,
 * prefetching and error boundary. Throws if their number has changed.
 */
export function withoutComponentProperties() {
  let count = 0;
  return {
    name: 'without-component-properties',
    apply: 'build',
    buildStart() {
      count = 0;
    },
    transform(code, id) {
      if (!routerFiles.test(id.split('?')[0].replaceAll('\\', '/'))) return null;
      count += code.match(propertyPattern)?.length ?? 0;
      // Line numbers stay the same, so the source map still fits.
      return { code: code.replaceAll(propertyPattern, ''), map: null };
    },
    buildEnd(error) {
      if (error !== undefined) return;
      expectCount(count, {
        what: String(propertyPattern),
        times: componentProperties,
        where: 'react-router',
        follows: 'unused parts of it may stay in the bundle',
      });
    },
  };
}
