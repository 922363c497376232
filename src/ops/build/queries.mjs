// The site asks page by page, and sends nothing through the library: neither infinite queries nor mutations.
import { patchLibrary } from './patch.mjs';

/** Vite plugins for the browser's part: where the library makes neither, the bundler lets their code go. */
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
