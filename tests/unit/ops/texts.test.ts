import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';
import { main } from '@/ops/merchant';

const folder = mkdtempSync(join(tmpdir(), 'texts-'));
afterAll(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true });
});

it('writes down every text that a language lacks, in words to translate, and no file over another [APP-11]', async () => {
  const printed: string[] = [];
  for (const method of ['log', 'error'] as const)
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  const file = join(folder, 'fr.json');
  expect(await main(['texts', 'mono', 'fr', '--out', file])).toBe(1);
  const english: unknown = JSON.parse(readFileSync('merchant-configs/base/texts/en.json', 'utf8'));
  const missing: unknown = JSON.parse(readFileSync(file, 'utf8'));
  expect(Object.keys(Object(missing)).length).toBeGreaterThan(Object.keys(Object(english)).length);
  expect(missing).toMatchObject({ 'footer.home': 'Play', 'title.home': 'Home' });
  expect(await main(['texts', 'mono', 'fr', '--out', file])).toBe(2);
  expect(printed.at(-1)).toContain('is there already, so nothing was written over it');
  expect(await main(['texts', 'mono', 'bn'])).toBe(0);
  expect(printed.at(-1)).toBe('{}');
  // Hindi has words of base for "footer.home", and mono says its own in English and Bengali.
  expect(await main(['texts', 'mono', 'hi'])).toBe(1);
  expect(JSON.parse(printed.at(-1) ?? '')).toMatchObject({ 'footer.home': 'Play' });
  // Base says the title in Hindi, and mono says none of its own.
  expect(JSON.parse(printed.at(-1) ?? '')).not.toHaveProperty(['title.home']);
});
