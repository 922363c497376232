import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Guides that name files, and the folders that their paths begin in. */
const guides: readonly (readonly [guide: string, folders: readonly string[]])[] = [
  [
    'src/README.md',
    ['.', 'src', 'src/storefront', 'src/storefront/features/sign-in/register', 'src/storefront/forms/rules'],
  ],
  ['src/engine/README.md', ['src/engine', 'src/engine/normalize', 'src/engine/resolve', 'src/engine/conditions']],
  [
    'src/storefront/README.md',
    ['src', 'src/storefront', 'src/storefront/contract', 'src/storefront/platform/gateway', 'src/storefront/app'],
  ],
  ['src/storefront/features/README.md', ['.', 'src/storefront', 'src/storefront/features']],
  [
    'src/storefront/forms/README.md',
    ['src/storefront', 'src/storefront/forms', 'src/storefront/forms/rules', 'src/storefront/forms/phone-proof'],
  ],
  [
    'src/ops/README.md',
    ['.', 'src/ops/build', 'src/ops/ci', 'src/ops/compare', 'src/ops/pictures', 'src/ops/widgets'].concat(
      ['diff', 'show', 'why'].map((command) => `src/ops/merchant/${command}`),
    ),
  ],
  ['src/sandbox/README.md', ['cipher', 'contracts', 'rewards', 'store'].map((part) => `src/sandbox/${part}`)],
];

it.each(guides)('%s names files that are there', (guide, folders) => {
  const named = [...readFileSync(guide, 'utf8').matchAll(/`([\w./-]+\.(?:ts|tsx|mjs|css|json))`/g)].flatMap(
    ([, path]) => (path === undefined ? [] : [path]),
  );
  // Names that stand for many files, or for one that whoever reads is about to write.
  const meant = named.filter(
    (path) =>
      !['merchant.json', 'console.json', 'register.json', 'widgets.ts', 'first-queries.ts', '.module.css'].includes(
        path,
      ),
  );
  expect(meant.length).toBeGreaterThan(2);
  const missing = meant.filter(
    (path) => ![dirname(guide), ...folders].some((folder) => existsSync(join(folder, path))),
  );
  expect(missing).toEqual([]);
});

const drawn = [...readFileSync('src/README.md', 'utf8').matchAll(/^## (From .+)\n+```\n([^`]+)```([^#]+)/gm)];

it.each(drawn.map(([, title = '', drawing = '', story = '']) => ({ title, drawing, story })))(
  '$title: what is drawn is a file of the story below it',
  ({ drawing, story }) => {
    const names = drawing.match(/[a-z]+(?:-[a-z]+)+/g) ?? [];
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !new RegExp(`[\\w\`/]${name}\\.tsx?\``).test(story))).toEqual([]);
  },
);

it('two stories of the house are drawn', () => expect(drawn).toHaveLength(2));
