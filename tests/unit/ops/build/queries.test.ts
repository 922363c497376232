import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { withoutUnusedQueries } from '../../../../src/ops/build/queries.mjs';

const folder = 'node_modules/@tanstack/query-core/build/modern';
const patches = withoutUnusedQueries();

it.each([
  ['query.js', 'infiniteQueryBehavior('],
  ['mutationCache.js', 'new Mutation('],
])(
  'leaves out of %s what the site does not use, and stops a build where it stands otherwise [APP-16]',
  (file, part) => {
    const code = readFileSync(join(folder, file), 'utf8');
    const changed = patches.flatMap((patch) => patch.transform(code, `/x/${folder}/${file}`)?.code ?? []);
    expect(code).toContain(part);
    expect(changed).toHaveLength(1);
    expect(changed[0]).not.toContain(part);
    const otherwise = code.replaceAll(part, 'other(');
    expect(() => patches.map((patch) => patch.transform(otherwise, `/x/${folder}/${file}`))).toThrow('1 are expected');
  },
);

it('holds as long as the storefront has neither [APP-16]', () => {
  const files = readdirSync('src/storefront', { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.tsx?$/.test(name),
  );
  const using = files.filter((name) =>
    /use\w*InfiniteQuery|nfiniteQuery\(|useMutation/.test(readFileSync(join('src/storefront', name), 'utf8')),
  );
  expect(using).toEqual([]);
});
