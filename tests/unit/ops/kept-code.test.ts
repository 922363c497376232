import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptCode } from '@/ops/build/kept.mjs';
import { openLanguage } from '@/review/workspace/language';
import { createResultCache } from '@/review/workspace/result-cache';
import { openMerchant, openWorkspace } from '@/review/workspace/workspace';

const entry = resolve('tests/support/say-hello.ts');
const kept = '.livery/ops/tests-support-say-hello-ts.mjs';

it('a command keeps its code built until a file of it changes [CFG-07]', async () => {
  rmSync(`${kept}.json`, { force: true });
  const address = await keptCode(resolve('.'), entry);
  expect(await import(/* @vite-ignore */ address)).toMatchObject({ main: expect.any(Function) });
  const { mtimeMs } = statSync(kept);
  expect(await keptCode(resolve('.'), entry)).toBe(address);
  expect(statSync(kept).mtimeMs).toBe(mtimeMs);
  writeFileSync(`${kept}.json`, JSON.stringify({ 'tests/support/say-hello.ts': 'another' }));
  await keptCode(resolve('.'), entry);
  expect(statSync(kept).mtimeMs).toBeGreaterThan(mtimeMs);
});

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'chain-'));
  cpSync('merchant-configs', folder, { recursive: true });
  vi.stubEnv('CONFIG_SOURCE', folder);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

it('a question about one merchant reads it and what it extends, and nothing else [CFG-07]', {
  tags: ['deep'],
}, async () => {
  const { files, loaded, catalogue } = await openMerchant('jade');
  expect(new Set(files.map(({ path }) => path.split('/')[0]))).toEqual(new Set(['base', 'jade']));
  expect([...loaded.sites.keys()]).toEqual(['jade']);
  expect(catalogue).toBe(openLanguage().catalogue);
  const { loaded: all } = await openMerchant('jad');
  expect([...all.sites.keys()]).toEqual(['aurora', 'jade', 'mono', 'noor', 'padma']);
});

it('a merchant that was checked is only composed the next time, until a file of it changes [CFG-07]', {
  tags: ['deep'],
}, async () => {
  const answers = createResultCache(join(folder, '.answers'), 'this code');
  const file = join(folder, 'jade/merchant.json');
  const text = readFileSync(file, 'utf8');
  const load = vi.spyOn(openLanguage().loader, 'load');
  const compose = vi.spyOn(openLanguage().loader, 'compose');
  const calls = () => [load.mock.calls.length, compose.mock.calls.length];
  const { loaded } = await openMerchant('jade', answers);
  expect(calls()).toEqual([1, 0]);
  const { loaded: again } = await openMerchant('jade', answers);
  expect(calls()).toEqual([1, 1]);
  expect([again.sites.get('jade')?.hash, again.broken.size]).toEqual([loaded.sites.get('jade')?.hash, 0]);
  await openMerchant('jade', createResultCache(join(folder, '.answers'), 'other code'));
  expect(calls()).toEqual([2, 1]);
  writeFileSync(file, text.replace('"extends": "base"', '"extends": "base", "ageGate": 1'));
  const { broken, issues } = (await openMerchant('jade', answers)).loaded;
  expect([broken.has('jade'), ...calls()]).toEqual([true, 3, 1]);
  const { loaded: told } = await openMerchant('jade', answers);
  expect([told.broken, told.issues, ...calls()]).toEqual([broken, issues, 3, 2]);
});

it('a check of all merchants finds the same the second time, without checking again [CFG-07]', async () => {
  const answers = createResultCache(join(folder, '.answers'), 'this code');
  const file = join(folder, 'jade/merchant.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"extends": "base"', '"extends": "base", "extra": 1'));
  const { loaded } = await openWorkspace(folder, answers);
  const read = vi.spyOn(answers, 'read');
  const keep = vi.spyOn(answers, 'keep');
  const { loaded: again } = await openWorkspace(folder, answers);
  expect(again.issues).toContainEqual(expect.objectContaining({ merchant: 'jade', severity: 'error' }));
  expect([again.issues, again.broken]).toEqual([loaded.issues, loaded.broken]);
  expect([read.mock.calls.length, keep.mock.calls.length]).toEqual([1, 0]);
});
