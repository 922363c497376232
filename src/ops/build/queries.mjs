// The site uses neither infinite queries nor mutations of the library.
import { patchLibrary } from './patch.mjs';

/**
 * Vite plugins for the browser's part: remove the library's calls that create them, so that the bundler drops their
 * code.
 */
export function withoutUnusedQueries() {
  const shared = {
    where: '@tanstack/query-core',
    follows: 'unused parts of it stay in the bundle',
    plugin: 'src/ops/build/queries.mjs',
  };
  return [
    patchLibrary({
      ...shared,
      name: 'without-infinite-queries',
      file: /node_modules\/@tanstack\/query-core\/build\/modern\/query\.js$/,
      changes: [
        {
          pattern: /this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : /g,
          by: '',
          times: 1,
        },
      ],
    }),
    patchLibrary({
      ...shared,
      name: 'without-mutations',
      file: /node_modules\/@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
      changes: [{ pattern: /new Mutation\(/g, by: 'Object(', times: 1 }],
    }),
  ];
}
