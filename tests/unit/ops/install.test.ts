import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
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
  const root = mkdtempSync(join(tmpdir(), 'livery-install-'));
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: lock }));
  if (installed !== undefined)
    writeFileSync(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages: installed }));
  const isEnough = hasDependencies(root);
  rmSync(root, { recursive: true });
  return isEnough;
}

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
