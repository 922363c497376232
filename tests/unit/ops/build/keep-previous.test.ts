import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createFolderBuild } from '@/server/assets/create-folder-build';
import { keepPrevious, listOwnFiles } from '../../../../src/ops/build/keep-previous.mjs';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'livery-builds-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

/** A built client of one chunk of its own and one that all builds share. */
function build(id: string): string {
  const client = join(root, id);
  mkdirSync(join(client, 'assets'), { recursive: true });
  mkdirSync(join(client, '.vite'));
  writeFileSync(join(client, '.vite/storefront.json'), JSON.stringify({ id, entry: {}, widgets: {} }));
  for (const name of [`${id}.js`, `${id}.js.br`, 'shared.js']) writeFileSync(join(client, 'assets', name), `of ${id}`);
  listOwnFiles(client);
  return client;
}

it('keeps the chunks of the build before once, with their encodings, and its own where names are the same [APP-18]', () => {
  const a = build('a');
  const b = build('b');
  keepPrevious(a, b);
  const c = build('c');
  keepPrevious(b, c);
  expect(readdirSync(join(b, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'b.js', 'b.js.br', 'shared.js']);
  expect(readFileSync(join(b, 'assets/shared.js'), 'utf8')).toBe('of b');
  expect(readdirSync(join(c, 'assets')).sort()).toEqual(['b.js', 'b.js.br', 'c.js', 'c.js.br', 'shared.js']);
  const served = createFolderBuild(b);
  expect([served.find('/assets/a.js')?.isImmutable, served.find('/.vite/own-files.json')]).toEqual([true, undefined]);
});

it('keeps all of the same build made anew [APP-18]', () => {
  const a = build('a');
  const b = build('b');
  keepPrevious(a, b);
  const again = join(root, 'again');
  mkdirSync(join(again, 'assets'), { recursive: true });
  mkdirSync(join(again, '.vite'));
  writeFileSync(join(again, '.vite/storefront.json'), JSON.stringify({ id: 'b' }));
  writeFileSync(join(again, 'assets/b.js'), 'of b');
  keepPrevious(b, again);
  expect(readdirSync(join(again, 'assets')).sort()).toEqual(['a.js', 'a.js.br', 'b.js', 'b.js.br', 'shared.js']);
});
