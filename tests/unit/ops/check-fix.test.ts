import fs, { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { copyBrands } from '@tests/support/changed-config';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '@/ops/merchant';

let folder = '';
let printed: string[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'merchants-'));
  copyBrands(folder, 'mono', 'padma');
  vi.stubEnv('CONFIG_SOURCE', folder);
  printed = [];
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  }
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('mends what can be meant in one way only, and every file is as it was [CFG-01]', async () => {
  const before = read('mono/merchant.json');
  change('mono/merchant.json', '"format": 1', '"format": "1"');
  change('mono/merchant.json', '"trialCode"', '"trailCode"');
  change('mono/merchant.json', '"mode": "light"', '"mode": "ligth"');
  change('mono/merchant.json', 'schemas/merchant.schema.json', 'schemas/page.schema.json');
  change('mono/overlays/shell.json', '"use": "shell.menu-entry"', '"use": "shell.menu-entyr"');
  const shell = read('mono/overlays/shell.json');
  const code = await main(['check', '--fix', 'mono']);
  expect([code, printed.filter((line) => !line.startsWith('Fixed  '))]).toEqual([
    0,
    [expect.stringMatching(/without errors/)],
  ]);
  expect(read('mono/merchant.json')).toBe(before);
  expect(read('mono/overlays/shell.json')).toBe(shell.replace('entyr', 'entry'));
  const told = printed.filter((line) => line.startsWith('Fixed  ')).map((line) => line.split('  ')[2]);
  expect(told.sort()).toEqual([
    '"$schema" is now ../../schemas/merchant.schema.json instead of ../../schemas/page.schema.json.',
    '"format" is now 1 instead of "1".',
    '"mode" is now light instead of ligth.',
    '"use" is now shell.menu-entry instead of shell.menu-entyr.',
    'trailCode is now trialCode.',
  ]);
  expect(printed.at(-1)).toMatch(/without errors/);
});

test.each([
  ['mono/merchant.json', 'it was not fixed, and no other file was changed'],
  [
    'mono/overlays/shell.json',
    'it and the files after it were not fixed; merchants/mono/merchant.json was fixed before',
  ],
])('says what follows if %s cannot be written [CFG-01]', { tags: ['deep'] }, async (locked, follows) => {
  change('mono/merchant.json', '"trialCode"', '"trailCode"');
  change('mono/overlays/shell.json', '"use": "shell.menu-entry"', '"use": "shell.menu-entyr"');
  const write = fs.writeFileSync;
  vi.spyOn(fs, 'writeFileSync').mockImplementation((path, ...rest) => {
    if (String(path).endsWith(locked)) throw new Error('EROFS: read-only file system');
    write(path, ...rest);
  });
  syncBuiltinESMExports();
  const code = await main(['check', '--fix', 'mono']);
  vi.mocked(fs.writeFileSync).mockRestore();
  syncBuiltinESMExports();
  const [told] = printed.filter((line) => line.includes('EROFS'));
  expect([code, told?.replaceAll(`${folder}/`, 'merchants/')]).toEqual([
    2,
    `merchants/${locked} cannot be written (EROFS: read-only file system), so ${follows}. Make it and its folder writable, or free some space, and run the command again.`,
  ]);
});

test('writes nothing without being asked to, and says that it could [CFG-01]', { tags: ['deep'] }, async () => {
  change('mono/merchant.json', '"domains": ["', '"domains": ["mono.example:8080", "');
  const before = read('mono/merchant.json');
  expect(await main(['check', 'mono'])).toBe(1);
  expect(read('mono/merchant.json')).toBe(before);
  expect(printed).toContainEqual(expect.stringContaining('check --fix` applies it'));
});

test('leaves what only its author can decide [CFG-01]', { tags: ['deep'] }, async () => {
  change('mono/merchant.json', '"currency": "', '"currency": "Z');
  const before = read('mono/merchant.json');
  expect(await main(['check', '--fix', 'mono'])).toBe(1);
  expect(read('mono/merchant.json')).toBe(before);
});

test.each([
  [
    '"and" as it is called elsewhere',
    '"all": [{ "is": "guest" }',
    '"and": [{ "is": "guest" }',
    '"all": [{ "is": "guest" }',
  ],
  [
    '"or" as it is called elsewhere',
    '"all": [{ "is": "guest" }',
    '"or": [{ "is": "guest" }',
    '"any": [{ "is": "guest" }',
  ],
  [
    '"&&" as it is called elsewhere',
    '"all": [{ "is": "guest" }',
    '"&&": [{ "is": "guest" }',
    '"all": [{ "is": "guest" }',
  ],
])('mends %s and nothing else [CFG-01]', { tags: ['deep'] }, async (_, from, to, mended) => {
  const before = read('padma/overlays/home.json');
  change('padma/overlays/home.json', from, to);
  await main(['check', '--fix', 'padma']);
  expect(read('padma/overlays/home.json')).toBe(before.replace(from, mended));
});

/** Each kind of name that a fix could turn into its opposite, planted in one place. */
const opposites = [
  ['an operator', 'padma/overlays/home.json', '"all": [{ "is": "guest" }', '"ay": [{ "is": "guest" }'],
  ['a comparison', 'base/merchant.json', '"nin": [0, 4, 40] }] },\n    "vip"', '"inn": [0, 4, 40] }] },\n    "vip"'],
  ['a bound', 'base/merchant.json', '"gt": 0', '"ltt": 0'],
  ['a named condition', 'jade/overlays/shell.json', '{ "not": { "is": "paused" } }', '{ "is": "unpaused" }'],
  [
    'a named condition with a sign',
    'aurora/overlays/shell.json',
    '{ "is": "canInvite" }, { "not": { "is": "paused" } }',
    '{ "is": "canInvite" }, { "is": "!paused" }',
  ],
  ['a fact', 'base/pages/shell.json', '"at": "balance.hidden", "eq": false', '"at": "balance.unhidden", "eq": false'],
  ['a key', 'padma/overlays/mine.json', '"page": "mine",', '"page": "mine",\n  "unlisted": true,'],
  ['a setting', 'jade/merchant.json', '"ageGate": true', '"noageGate": true'],
  ['a condition that nothing asks for', 'aurora/merchant.json', '"clubOpen":', '"canDeposits": true, "clubOpen":'],
] as const;

test('leaves what may mean the opposite, of whatever kind [CFG-01]', { tags: ['deep'] }, async () => {
  copyBrands(folder, 'aurora', 'jade');
  for (const [, file, from, to] of opposites) change(file, from, to);
  const files = [...new Set(opposites.map(([, file]) => file))];
  const before = files.map(read);
  await main(['check', '--fix']);
  expect(files.map(read)).toEqual(before);
  for (const file of files) {
    const planted = opposites.filter(([, one]) => one === file).length;
    expect(printed.filter((line) => line.includes(`${file}:`)).length, file).toBeGreaterThanOrEqual(planted);
  }
});

function read(file: string): string {
  return readFileSync(join(folder, file), 'utf8');
}

function change(file: string, from: string, to: string): void {
  const text = read(file);
  if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
  writeFileSync(join(folder, file), text.replace(from, to));
}
