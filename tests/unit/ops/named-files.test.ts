import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** Guides that name files, and the folders that their paths begin in. */
const guides: readonly (readonly [guide: string, folders: readonly string[]])[] = [
  [
    'src/README.md',
    [
      ...['.', 'schemas', 'merchant-configs/base/texts', 'src', 'src/storefront', 'src/storefront/forms/rules'],
      ...['sign-in/register', 'games/list', 'records/sheets'].map((part) => `src/storefront/features/${part}`),
    ],
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
    ['.', 'src/ops/build', 'src/ops/ci', 'src/ops/new-brand', 'src/ops/pictures', 'src/ops/widgets'],
  ],
  ['src/review/README.md', ['.', 'src/review']],
  ['src/sites/README.md', ['src/sites']],
  [
    'src/studio/README.md',
    [
      '.',
      'src',
      'src/studio/app',
      'src/studio/preview',
      ...['', '/web', '/draft', '/preview'].map((part) => `src/studio/server${part}`),
    ],
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
      ![
        'merchant.json',
        'console.json',
        'register.json',
        'retired.json',
        'widgets.ts',
        'first-queries.ts',
        '.module.css',
      ].includes(path),
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

/** What GitHub makes of a heading for the part of an address behind the hash. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');

const linked = ['README.md', ...['src', 'schemas', 'merchant-configs', 'tests'].flatMap(guidesIn)];

function guidesIn(folder: string): readonly string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files.filter((file) => file.endsWith('.md')).map((file) => join(folder, file));
}

it.each(linked)('%s links to files and headings that are there', (guide) => {
  const links = [...readFileSync(guide, 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)];
  const broken = links.filter(([, file = '', heading]) => {
    const target = file === '' ? guide : join(dirname(guide), file);
    if (!existsSync(target)) return true;
    if (heading === undefined) return false;
    const headings = [...readFileSync(target, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => anchorOf(words));
    return !headings.includes(heading);
  });
  expect(broken.map(([link]) => link)).toEqual([]);
});

it('finds the guides, and the links of the first of them', () => {
  expect(linked.length).toBeGreaterThan(15);
  expect(readFileSync('README.md', 'utf8').match(/\]\(/g)?.length).toBeGreaterThan(10);
});

it('the guide of the server has a row for each variable that it reads, and the README for none else', () => {
  const code = readFileSync('src/server/options.ts', 'utf8');
  const read = new Set(
    [...code.matchAll(/\benv\.([A-Z_]+)|'([A-Z]+(?:_[A-Z]+)+)'/g)].map(([, one, other]) => one ?? other),
  );
  expect(read.size).toBeGreaterThan(14);
  expect([...read].filter((name) => !rowsOf('src/server/OPERATE.md').has(name ?? ''))).toEqual([]);
  expect([...rowsOf('README.md')].filter((name) => !read.has(name))).toEqual([]);
});

/** Names of variables in the first column of a guide's tables. */
function rowsOf(guide: string): ReadonlySet<string> {
  const rows = readFileSync(guide, 'utf8').matchAll(/^\| ((?:`[A-Z]+(?:_[A-Z]+)*`(?:, )?)+) +\|/gm);
  return new Set([...rows].flatMap(([, names = '']) => names.replaceAll('`', '').split(', ')));
}
