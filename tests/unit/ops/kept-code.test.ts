import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { keptCode } from '@/ops/build/kept.mjs';
import { openLanguage } from '@/review/workspace/language';
import { createResultCache } from '@/review/workspace/result-cache';
import { openMerchant, openWorkspace } from '@/review/workspace/workspace';

const entry = resolve('tests/support/say-hello.ts');
const list = '.livery/ops/tests-support-say-hello-ts.json';

it('a command keeps its code built until a file of it changes [CFG-07]', async () => {
  rmSync(list, { force: true });
  const address = await keptCode(resolve('.'), entry);
  expect(await import(/* @vite-ignore */ address)).toMatchObject({ main: expect.any(Function) });
  const { mtimeMs } = statSync(list);
  expect(await keptCode(resolve('.'), entry)).toBe(address);
  expect(statSync(list).mtimeMs).toBe(mtimeMs);
  const kept = readFileSync(list, 'utf8');
  writeFileSync(list, kept.replace(/("tests\/support\/say-hello\.ts":)"[^"]*"/, '$1"another"'));
  expect(await keptCode(resolve('.'), entry)).toBe(address);
  expect(readFileSync(list, 'utf8')).toBe(kept);
});

it('a command whose kept code was deleted builds it again [CFG-07]', async () => {
  const address = await keptCode(resolve('.'), entry);
  rmSync(dirname(fileURLToPath(address)), { recursive: true });
  expect(await keptCode(resolve('.'), entry)).toBe(address);
  expect(existsSync(fileURLToPath(address))).toBe(true);
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

/** Opens a merchant as a command of its own does: how many merchants it checked, and what it found. */
async function askAbout(merchant: string, code = 'this code') {
  const answers = createResultCache(join(folder, '.answers'), code);
  const keep = vi.spyOn(answers, 'keep');
  const { loaded } = await openMerchant(merchant, answers);
  return { loaded, checked: keep.mock.calls.length };
}

it('a merchant is checked again only where a file of it or of its parents changed [CFG-07]', {
  tags: ['deep'],
}, async () => {
  const file = join(folder, 'jade/merchant.json');
  const { loaded, checked } = await askAbout('jade');
  expect(checked).toBe(2);
  const again = await askAbout('jade');
  expect([again.checked, again.loaded.sites.get('jade')?.hash]).toEqual([0, loaded.sites.get('jade')?.hash]);
  expect((await askAbout('jade', 'other code')).checked).toBe(2);
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace('"extends": "base"', '"extends": "base", "ageGate": 1, "moin": 2'));
  const edited = await askAbout('jade');
  expect([edited.checked, edited.loaded.broken.has('jade')]).toEqual([1, true]);
  const told = await askAbout('jade');
  const { issues, broken } = (await openMerchant('jade')).loaded;
  expect([told.checked, told.loaded.issues, told.loaded.broken]).toEqual([0, issues, broken]);
  expect(issues.length).toBeGreaterThan(1);
  writeFileSync(join(folder, 'base/texts/en.json'), ` ${readFileSync(join(folder, 'base/texts/en.json'), 'utf8')}`);
  expect((await askAbout('jade')).checked).toBe(2);
});

it('a question that needs errors alone runs no check that only warns, and takes what a check found [CFG-07]', {
  tags: ['deep'],
}, async () => {
  const answers = createResultCache(join(folder, '.answers'), 'this code');
  const file = join(folder, 'jade/texts/en.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('{', '{ "common.register": "Win back losses",'));
  const codesOf = async (onlyErrors: boolean) =>
    (await openMerchant('jade', answers, { onlyErrors })).loaded.issues.map(({ code }) => code);
  expect(await codesOf(true)).not.toContain('loss-chasing');
  expect(await codesOf(false)).toContain('loss-chasing');
  expect(await codesOf(true)).toContain('loss-chasing');
});

it('a check of all merchants finds the same the second time, without checking again [CFG-07]', async () => {
  const answers = createResultCache(join(folder, '.answers'), 'this code');
  const file = join(folder, 'jade/merchant.json');
  writeFileSync(file, readFileSync(file, 'utf8').replace('"extends": "base"', '"extends": "base", "extra": 1'));
  const { loaded } = await openWorkspace(folder, answers);
  const laterAnswers = createResultCache(join(folder, '.answers'), 'this code');
  const read = vi.spyOn(laterAnswers, 'read');
  const keep = vi.spyOn(laterAnswers, 'keep');
  const { loaded: again } = await openWorkspace(folder, laterAnswers);
  expect(again.issues).toContainEqual(expect.objectContaining({ merchant: 'jade', severity: 'error' }));
  expect([again.issues, again.broken]).toEqual([loaded.issues, loaded.broken]);
  expect([read.mock.calls.length, keep.mock.calls.length]).toEqual([6, 0]);
});
