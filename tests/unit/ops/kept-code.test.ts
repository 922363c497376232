import { cpSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { keptCode } from '@/ops/build/kept.mjs';
import { openLanguage } from '@/ops/workspace/language';
import { openMerchant } from '@/ops/workspace/workspace';

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

it('a question about one merchant reads it and what it extends, and nothing else [CFG-07]', async () => {
  const before = process.env.CONFIG_SOURCE;
  const folder = mkdtempSync(join(tmpdir(), 'chain-'));
  cpSync('merchant-configs', folder, { recursive: true });
  process.env.CONFIG_SOURCE = folder;
  try {
    const { files, loaded, catalogue } = await openMerchant('jade');
    expect(new Set(files.map(({ path }) => path.split('/')[0]))).toEqual(new Set(['base', 'jade']));
    expect([...loaded.sites.keys()]).toEqual(['jade']);
    expect(catalogue).toBe(openLanguage().catalogue);
    const { loaded: all } = await openMerchant('jad');
    expect([...all.sites.keys()]).toEqual(['aurora', 'jade', 'mono', 'noor', 'padma']);
  } finally {
    if (before === undefined) delete process.env.CONFIG_SOURCE;
    else process.env.CONFIG_SOURCE = before;
    rmSync(folder, { recursive: true });
  }
});
