import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { pastFiles, pastStates, pastTexts } from '@/studio/server/answers/past';

it('knows the commits of a brand alone, and its files as they were then [STU-12]', () => {
  const root = mkdtempSync(join(tmpdir(), 'past-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  const source = join(root, 'merchants');
  const write = (path: string, text: string) => {
    mkdirSync(join(source, path, '..'), { recursive: true });
    writeFileSync(join(source, path), text);
  };
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-C', root, '-c', 'user.name=Ana', '-c', 'user.email=ana@example.com', ...args]);
  const commit = (subject: string) => {
    git('add', '-A');
    git('commit', '-q', '-m', subject);
  };
  git('init', '-q');
  write('jade/texts/en.json', '{}');
  write('aurora/texts/en.json', '{ "a": "Old" }');
  write('aurora/overlays/home.json', '{}');
  write('aurora/assets/logo.svg', '<svg/>');
  commit('Opening night');
  write('aurora/texts/en.json', '{ "a": "New" }');
  commit('Summer');
  write('jade/texts/en.json', '{ }');
  commit('Another brand');

  const states = pastStates(source, 'aurora');
  expect(states.map(({ subject, author }) => `${subject} by ${author}`)).toEqual([
    'Summer by Ana',
    'Opening night by Ana',
  ]);
  const past = pastTexts(source, 'aurora', states[1]?.commit ?? '');
  expect([...past]).toEqual([
    ['aurora/overlays/home.json', '{}'],
    ['aurora/texts/en.json', '{ "a": "Old" }'],
  ]);
  const now = new Map([
    ['aurora/texts/en.json', '{ "a": "New" }'],
    ['aurora/overlays/home.json', '{}'],
    ['aurora/overlays/mine.json', '{}'],
  ]);
  expect(pastFiles(past, [...now.keys()], (path) => now.get(path))).toEqual({
    different: ['aurora/texts/en.json'],
    newer: ['aurora/overlays/mine.json'],
  });
  expect(() => pastTexts(source, 'aurora', '--output=x')).toThrow('Git has no files of this brand at "--output=x"');
  expect(() => pastStates(source, '../jade')).toThrow('There is no file ../jade');
});
