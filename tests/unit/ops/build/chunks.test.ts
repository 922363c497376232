import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { chunkGroups } from '../../../../src/ops/build/chunks.mjs';

const everyPage = "news: { draws: ['every-page'] }";

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

it('cuts the scripts by the tables that there are [APP-16]', () => {
  expect(chunkGroups('.').map(({ name }) => typeof name)).toEqual(['string', 'string', 'function']);
});

it.each([
  ['no `build`', { build: '' }, 'has no `export const build'],
  ['no calls', { build: "export const build = { chunk: 'news' };" }, 'has no `export const build'],
  ['a widget that is gone', { build: buildWith("letters: { widgets: ['news.letter'] }") }, '"news.letter"'],
  ['a script that no widget stands in', { build: buildWith(`${everyPage}, newss: { draws: ['form'] }`) }, '"newss"'],
  ['no script of every page', { build: buildWith('') }, '"every-page"'],
  ['a shared file that is gone', { shared: ['gone'] }, '"gone"'],
  ['a shared file twice', { shared: ['badge', 'badge'] }, 'two scripts'],
])('stops the build at a feature with %s, and says where [APP-16]', (_, changed, told) => {
  expect(() => chunkGroups(houseWith({}))).not.toThrow();
  expect(() => chunkGroups(houseWith(changed))).toThrow(told);
});

type House = { readonly build?: string; readonly shared?: readonly string[] };

/** A house of one feature with one widget, and one shared file. */
function houseWith({ build = buildWith(everyPage), shared = ['badge'] }: House): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'chunks-')));
  folders.push(folder);
  const widgets = `export const widgets = defineWidgets({ 'news.list': { load: () => import('./list') } });`;
  const files = {
    'features/news/widgets.ts': `${widgets}\n${build}\n`,
    'ui/badge.tsx': '',
    'ui/chunks.json': JSON.stringify({ badges: { why: 'Few draw it.', files: shared } }),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = join(folder, 'src/storefront', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return folder;
}

function buildWith(chunks: string): string {
  return `export const build = { chunk: 'news', chunks: { ${chunks} }, calls: [] } as const satisfies FeatureBuild;`;
}
