// The site uses no infinite queries, no mutations and no Suspense of the library, and throws no error of a query while
// it renders.
import { patchLibrary } from './patch.mjs';

/** Methods of the library's client that nothing calls. */
export const unusedMethods = [
  'defaultMutationOptions',
  'ensureInfiniteQueryData',
  'ensureQueryData',
  'fetchInfiniteQuery',
  'getMutationCache',
  'getMutationDefaults',
  'infiniteQuery',
  'isFetching',
  'isMutating',
  'prefetchInfiniteQuery',
  'resetQueries',
  'resumePausedMutations',
  'setDefaultOptions',
  'setMutationDefaults',
  'setQueryDefaults',
];

/** Vite plugins for the browser's part: remove what the site does not use, so that the bundler drops its code. */
export function withoutUnusedQueries() {
  const follows = 'unused parts of it stay in the bundle';
  const plugin = 'src/ops/build/queries.mjs';
  const core = { where: '@tanstack/query-core', follows, plugin };
  return [
    patchLibrary({
      ...core,
      name: 'without-infinite-queries',
      file: /node_modules\/@tanstack\/query-core\/build\/modern\/query\.js$/,
      changes: [without(/this\.#queryType === "infinite" \? infiniteQueryBehavior\(this\.options\.pages\) : /g)],
    }),
    patchLibrary({
      ...core,
      name: 'without-mutations',
      file: /node_modules\/@tanstack\/query-core\/build\/modern\/queryClient\.js$/,
      changes: [
        without(/ \|\| new MutationCache\(\)/g),
        without(/await this\.resumePausedMutations\(\);/g, 2),
        without(/this\.#mutationCache\.clear\(\);/g),
        ...unusedMethods.map((name) => without(methodNamed(name))),
      ],
    }),
    patchLibrary({
      ...core,
      name: 'without-suspended-fetches',
      file: /node_modules\/@tanstack\/query-core\/build\/modern\/queryObserver\.js$/,
      changes: [without(methodNamed('fetchOptimistic'))],
    }),
    patchLibrary({
      where: '@tanstack/react-query',
      follows,
      plugin,
      name: 'without-suspense',
      file: /node_modules\/@tanstack\/react-query\/build\/modern\/useBaseQuery\.js$/,
      changes: [
        without(/const errorResetBoundary = useQueryErrorResetBoundary\(\);/g),
        without(/^\tensureSuspenseTimers\(.*\);$/gm),
        without(/^\tensurePreventErrorBoundaryRetry\(.*\);$/gm),
        without(/^\tuseClearResetErrorBoundary\(.*\);$/gm),
        without(/^\tif \(shouldSuspend\(.*\)\) throw .*;$/gm),
        without(/^\tif \(getHasError\(\{[^}]*\}\)\) throw .*;$/gm),
      ],
    }),
  ];
}

function without(pattern, times = 1) {
  return { pattern, by: '', times };
}

/** A method of a class, from its name to its last brace. */
function methodNamed(name) {
  return new RegExp(`^\\t(?:async )?${name}\\((?:.*\\n)*?\\t\\}$`, 'gm');
}
