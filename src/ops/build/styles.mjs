// A style sheet that did not come is asked for again: Vite's own loader takes its link for a sheet that is there, so that the next try of a
// widget's code would show it without its looks, a list as a heap of words.
import { expectCount, replaceExactly } from './patch.mjs';

const loader = 'vite/preload-helper';
const expected = {
  times: 1,
  where: `Vite's loader of style sheets (${loader})`,
  follows: 'a sheet that is lost once would stay lost',
};

/** What of the loader is written anew: it keeps what failed in mind, and leaves its link in the document. */
const changes = [
  { pattern: /(\(\w+\)\s*=>\s*\{\s*)seen\[href\]\s*=\s*void 0;/g, by: '$1delete seen[href];' },
  { pattern: /if \((\w+)\.type === "error"\) rej\(/g, by: 'if ($1.type === "error") link.remove(), rej(' },
];

/** A Vite plugin for the browser's part. Throws where the loader is another than it knows, or is not there at all. */
export function retriedStyles() {
  let found = 0;
  return {
    name: 'retried-styles',
    apply: 'build',
    buildStart() {
      found = 0;
    },
    transform(code, id) {
      if (!id.includes(loader)) return null;
      found += 1;
      return {
        code: changes.reduce((text, change) => replaceExactly(text, { ...change, ...expected }), code),
        map: null,
      };
    },
    buildEnd(error) {
      if (error === undefined) expectCount(found, { what: loader, ...expected, where: 'the build' });
    },
  };
}
