// Requests a style sheet again if it failed to load. Vite's own loader takes the link in the document for a loaded
// sheet, so the next try of a widget's code would show the widget without styles.
import { expectCount, replaceExactly } from './patch.mjs';

const loader = 'vite/preload-helper';
const expectation = {
  times: 1,
  where: `Vite's loader of style sheets (${loader})`,
  follows: 'a sheet that is lost once would stay lost',
};

/** Changes of the loader: it forgets a failed sheet and removes its link from the document. */
const changes = [
  { pattern: /(\(\w+\)\s*=>\s*\{\s*)seen\[href\]\s*=\s*void 0;/g, by: '$1delete seen[href];' },
  { pattern: /if \((\w+)\.type === "error"\) rej\(/g, by: 'if ($1.type === "error") link.remove(), rej(' },
];

/** A Vite plugin for the browser's part. Throws if the loader has changed or is not part of the build. */
export function retriedStyles() {
  let loaderCount = 0;
  return {
    name: 'retried-styles',
    apply: 'build',
    buildStart() {
      loaderCount = 0;
    },
    transform(code, id) {
      if (!id.includes(loader)) return null;
      loaderCount += 1;
      return {
        code: changes.reduce((text, change) => replaceExactly(text, { ...change, ...expectation }), code),
        map: null,
      };
    },
    buildEnd(error) {
      if (error === undefined) expectCount(loaderCount, { what: loader, ...expectation, where: 'the build' });
    },
  };
}
