// A style sheet that did not come is asked for again: Vite's own loader takes its link for a sheet that is there, so that the next try of a
// widget's code would show it without its looks, a list as a heap of words.

const loader = 'vite/preload-helper';

/** What of the loader is written anew: it keeps what failed in mind, and leaves its link in the document. */
const changes = [
  [/(\(\w+\)\s*=>\s*\{\s*)seen\[href\]\s*=\s*void 0;/, '$1delete seen[href];'],
  [/if \((\w+)\.type === "error"\) rej\(/, 'if ($1.type === "error") link.remove(), rej('],
];

/** A Vite plugin for the browser's part. Throws where the loader is another than it knows. */
export function retriedStyles() {
  return {
    name: 'retried-styles',
    apply: 'build',
    transform(code, id) {
      if (!id.includes(loader)) return null;
      const changed = changes.reduce((text, [from, to]) => {
        if (!from.test(text))
          throw new Error(
            `Vite's loader of style sheets has changed (${from}), so a sheet that is lost once would stay lost. Look at ${loader} and correct src/ops/build-styles.mjs.`,
          );
        return text.replace(from, to);
      }, code);
      return { code: changed, map: null };
    },
  };
}
