import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { hasDependencies } from '@/ops/install.mjs';

const server = { 'node_modules/hono': { version: '4.0.0' } };
const lock = {
  '': {},
  ...server,
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/typescript': { version: '7.0.0', devOptional: true },
  'node_modules/other-system': { version: '1.0.0', optional: true },
};

function check(installed: object | undefined): boolean {
  const root = projectWith(installed);
  const isEnough = hasDependencies(root);
  rmSync(root, { recursive: true });
  return isEnough;
}

function projectWith(installed: object | undefined): string {
  const root = mkdtempSync(join(tmpdir(), 'livery-install-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (installed !== undefined)
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  return root;
}

it.each([
  ['only what the server imports', server, 'node_modules has what the built server needs, and this also needs'],
  ['nothing', undefined, 'Installing dependencies (npm ci) …'],
])('says first what it installs where node_modules has %s', (_, installed, line) => {
  const root = projectWith(installed);
  onTestFinished(() => rmSync(root, { recursive: true }));
  const install = JSON.stringify(resolve('src/ops/install.mjs'));
  const call = `(await import(${install})).installWhatIsMissing(${JSON.stringify(root)})`;
  // Without a PATH there is no npm, so nothing is installed.
  const options = { encoding: 'utf8', env: { PATH: '' } } as const;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', call], options);
  expect(status).toBe(1);
  expect(stderr.startsWith(line)).toBe(true);
});

it.each([
  ['only what the server imports', server, true],
  ['all', lock, true],
  // The kind that an older lock file gave it does not matter.
  ['all, vite as one of the server’s', { ...lock, 'node_modules/vite': { version: '8.0.0' } }, true],
  ['another version', { 'node_modules/hono': { version: '3.0.0' } }, false],
  ['nothing', undefined, false],
])('takes %s for enough to serve a build: %s', (_, installed, expected) => {
  expect(check(installed)).toBe(expected);
});
