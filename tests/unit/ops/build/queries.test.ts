import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { unusedMethods, withoutUnusedQueries } from '../../../../src/ops/build/queries.mjs';

const core = 'node_modules/@tanstack/query-core/build/modern';
const binding = 'node_modules/@tanstack/react-query/build/modern';
const patches = withoutUnusedQueries();

it.each([
  [core, 'query.js', 'infiniteQueryBehavior('],
  [core, 'queryClient.js', 'new MutationCache('],
  [core, 'queryClient.js', '\tresetQueries('],
  [core, 'queryObserver.js', '\tfetchOptimistic('],
  [binding, 'useBaseQuery.js', 'shouldSuspend('],
])(
  'leaves out of %s/%s what the site does not use, as %j, and stops a build where it stands otherwise [APP-16]',
  (folder, file, part) => {
    const path = join(folder, file);
    const code = readFileSync(path, 'utf8');
    const changed = patches.flatMap((patch) => patch.transform(code, `/x/${path}`)?.code ?? []);
    expect(code).toContain(part);
    expect(changed).toHaveLength(1);
    expect(changed[0]).not.toContain(part);
    const otherwise = code.replaceAll(part, '\tother(');
    expect(() => patches.map((patch) => patch.transform(otherwise, `/x/${path}`))).toThrow('1 are expected');
  },
);

it('holds as long as the storefront uses none of it [APP-16]', () => {
  // The server's library is whole.
  const files = readdirSync('src/storefront', { recursive: true, encoding: 'utf8' }).filter(
    (name) => /\.tsx?$/.test(name) && name !== 'app/entry-visitor.tsx',
  );
  const usedParts = new RegExp(
    [
      'use\\w*InfiniteQuery|nfiniteQuery\\(|useMutation|useSuspense\\w*Quer|throwOnError|suspense:',
      `\\.(?:${unusedMethods.join('|')})\\(`,
    ].join('|'),
  );
  const using = files.filter((name) => usedParts.test(readFileSync(join('src/storefront', name), 'utf8')));
  expect(using).toEqual([]);
});
