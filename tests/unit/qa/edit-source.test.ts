import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { BuiltStorefront } from '@/ops/qa/build-storefront';
import { compareCode } from '@/ops/qa/storefront-code';
import { configEdits, type HashedFiles, withoutEdits } from '@/qa/edits/config-edits';
import { sourceFinder } from '@/qa/edits/edit-source';
import { editWords } from '@/qa/edits/edit-words';
import { textTable } from '@/qa/edits/text-table';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'edits-'));
  git('init', '-q');
});
afterEach(() => rmSync(folder, { recursive: true }));

function git(...args: readonly string[]): void {
  execFileSync('git', ['-C', folder, '-c', 'user.name=Ann', '-c', 'user.email=ann@example.org', ...args]);
}

function write(files: Readonly<Record<string, string>>): HashedFiles {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return new Map(Object.entries(files).map(([path, text]) => [path, { file: { path, text }, hash: text }]));
}

function commit(): void {
  git('add', '-A');
  git('commit', '-q', '-m', 'a change');
}

const texts = (bn: string, en: string) => ({
  'base/texts/bn.json': `{\n  "a": "1",\n  "b": "${bn}"\n}\n`,
  'base/texts/en.json': `{\n  "b": "${en}"\n}\n`,
});

it('blames nobody for what is not committed, and places it [QAS-06]', () => {
  const before = write(texts('x', 'y'));
  commit();
  write(texts('x2', 'y'));
  commit();
  const [edit] = configEdits(before, write(texts('x2', 'y2')));
  const sourceOf = sourceFinder(folder);
  expect(edit && sourceOf(edit)).toEqual({ file: 'base/texts/en.json', line: 2, isGone: false, isCommitted: false });
  commit();
  expect(edit && sourceFinder(folder)(edit)).toMatchObject({
    file: 'base/texts/bn.json',
    line: 3,
    isCommitted: true,
    commit: { author: 'Ann' },
  });
});

it('compares files with a byte order mark by their values [QAS-06]', () => {
  const table = (words: string) => ({ 'base/texts/en.json': `\uFEFF{ "a": "${words}", "b": "b" }` });
  const [before, after] = [write(table('x')), write(table('y'))];
  const edits = configEdits(before, after);
  expect(edits).toMatchObject([{ kind: 'text', path: ['a'] }]);
  const takenBack = withoutEdits(after, edits).get('base/texts/en.json');
  expect([textTable(takenBack), textTable(after.get('base/texts/en.json'))]).toEqual([
    { a: 'x', b: 'b' },
    { a: 'y', b: 'b' },
  ]);
});

it('places what was deleted by its old line, and blames the commit that deleted it alone [QAS-06]', () => {
  const file = 'base/merchant.json';
  const before = write({ [file]: '{\n  "a": 1,\n  "b": 2\n}\n' });
  commit();
  const [edit] = configEdits(before, write({ [file]: '{\n  "a": 1\n}\n' }));
  expect(edit && sourceFinder(folder)(edit)).toEqual({ file, line: 3, isGone: true, isCommitted: false });
  git('-c', 'user.name=Bo', 'commit', '-q', '-a', '-m', 'less');
  expect(edit && sourceFinder(folder)(edit)).toMatchObject({ line: 3, isGone: true, commit: { author: 'Bo' } });
});

it('places a file of code at its first line that differs [QAS-06]', async () => {
  const [changed, shorter, added] = ['src/changed.ts', 'src/shorter.ts', 'src/added.ts'];
  const old: Readonly<Record<string, string>> = { [changed]: 'a\nb\nc\n', [shorter]: 'a\nb\nc\n' };
  write({ ...old, 'main.mjs': 'export const renderVisitor = async () => "";' });
  commit();
  const now = { [changed]: 'a\nb2\nc\n', [shorter]: 'a\nb\n', [added]: 'a\n' };
  write(now);
  const built = (files: BuiltStorefront['files']) => {
    const url = pathToFileURL(join(folder, 'main.mjs')).href;
    return { url, id: '', files, parts: {} };
  };
  const oldBytes = (path: string) => Buffer.from(old[path] ?? '');
  const code = await compareCode({ before: built(old), after: built(now) }, { root: folder, kept: folder, oldBytes });
  const placed = code?.edits.map(sourceFinder(folder)).map(({ file, line }) => `${file}:${line}`);
  expect(placed).toEqual([`${added}:1`, `${changed}:2`, `${shorter}:2`]);
});

it('names a text in each language in which it was changed [QAS-06]', () => {
  const words = (bn: string, en: string) => configEdits(write(texts('x', 'y')), write(texts(bn, en))).map(editWords);
  expect(words('x2', 'y2')).toEqual(['text b: "x" → "x2" (bn), "y" → "y2" (en)']);
  expect(words('x2', 'y3')).toEqual(['text b: "x" → "x2" (bn), "y" → "y3" (en)']);
});
