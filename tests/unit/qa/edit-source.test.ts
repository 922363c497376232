import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { configEdits, type HashedFiles } from '@/qa/edits/config-edits';
import { sourceFinder } from '@/qa/edits/edit-source';
import { editWords } from '@/qa/edits/edit-words';

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

it('places what was deleted by its old line, and blames the commit that deleted it alone [QAS-06]', () => {
  const file = 'base/merchant.json';
  const before = write({ [file]: '{\n  "a": 1,\n  "b": 2\n}\n' });
  commit();
  const [edit] = configEdits(before, write({ [file]: '{\n  "a": 1\n}\n' }));
  expect(edit && sourceFinder(folder)(edit)).toEqual({ file, line: 3, isGone: true, isCommitted: false });
  git('-c', 'user.name=Bo', 'commit', '-q', '-a', '-m', 'less');
  expect(edit && sourceFinder(folder)(edit)).toMatchObject({ line: 3, isGone: true, commit: { author: 'Bo' } });
});

it('names a text in each language in which it was changed [QAS-06]', () => {
  const words = (bn: string, en: string) => configEdits(write(texts('x', 'y')), write(texts(bn, en))).map(editWords);
  expect(words('x2', 'y2')).toEqual(['text b: "x" → "x2" (bn), "y" → "y2" (en)']);
  expect(words('x2', 'y3')).toEqual(['text b: "x" → "x2" (bn), "y" → "y3" (en)']);
});
