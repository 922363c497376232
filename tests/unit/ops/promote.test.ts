import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { main } from '@/ops/merchant';
import { isSignedBy, newKeys, parsePublicKeys } from '@/sites/index-signature';
import { patient } from '../../support/patience';

let root = '';
let printed: string[] = [];
const [ofDrafts, ofPlayers] = [newKeys(), newKeys()];
const at = (place: string) => join(root, place);
const said = () => printed.join('\n');
const index = (place: string) => JSON.parse(readFileSync(join(at(place), 'index.json'), 'utf8'));

/** Runs a command with the key of a place; places stand below the temporary folder. */
async function run(key: string, ...args: readonly string[]): Promise<number> {
  printed = [];
  vi.stubEnv('PUBLISH_KEY', key);
  return main(args.map((arg) => (['draft', 'live', 'none'].includes(arg) ? at(arg) : arg)));
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'promote-'));
  for (const brand of ['base', 'mono', 'jade'])
    cpSync(join('merchant-configs', brand), join(root, 'configs', brand), { recursive: true });
  vi.stubEnv('CONFIG_SOURCE', at('configs'));
  vi.stubEnv('CONFIG_KEYS', ofDrafts.open);
  vi.stubEnv('LAST_GOOD', 'off');
  vi.stubEnv('PUBLISH_BUILD', 'off');
  for (const method of ['log', 'error'] as const) {
    vi.spyOn(console, method).mockImplementation((line: unknown) => void printed.push(String(line)));
  }
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  rmSync(root, { recursive: true });
});

test('tells what a promotion changes, writes nothing for a plan, then promotes, purges and lists it [CFG-08, RUN-08]', async () => {
  await run(ofPlayers.secret, 'publish', 'live', 'mono');
  const text = at('configs/mono/texts/en.json');
  writeFileSync(text, readFileSync(text, 'utf8').replace('"mono.headline": "Play."', '"mono.headline": "Play on."'));
  await run(ofDrafts.secret, 'publish', 'draft', 'mono');

  expect(await run(ofPlayers.secret, 'promote', 'draft', 'live', 'mono', '--dry-run')).toBe(0);
  expect(printed[0]).toMatch(/^1 brand, \d+ pages; 0 other brands unchanged; 1 new file of \d+ kB\.$/);
  expect(said()).toMatch(/'Play on\.' .*instead of 'Play\.'/);
  expect(said()).toContain('https://www.mono.example/*');
  expect(said()).toContain('Nothing was written: this was a plan.');
  expect(index('live').sites.mono.hash).not.toBe(index('draft').sites.mono.hash);

  vi.stubEnv('PURGE_NGINX', at('nginx'));
  mkdirSync(at('nginx'));
  writeFileSync(at('nginx/f0'), 'KEY: k\nHTTP/1.1 200 OK\r\nSurrogate-Key: mono mono/home\r\n\r\n<html>');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const exitCode = run(ofPlayers.secret, 'promote', 'draft', 'live', '--note', 'as agreed');
  await vi.waitFor(() => expect(said()).toContain('In 6 seconds'), { timeout: patient(10_000) });
  vi.advanceTimersByTime(6_000);
  expect(await exitCode).toBe(0);
  expect(readdirSync(at('nginx'))).toEqual([]);
  expect(index('live').sites).toEqual(index('draft').sites);
  expect(isSignedBy(index('live'), parsePublicKeys(ofPlayers.open) ?? [])).toBe(true);
  await run(ofPlayers.secret, 'publish', 'live', '--list');
  expect(said()).toMatch(/promoted from \S+draft: mono {2}"as agreed"\n {4}.*Play on/);
  expect(await run(ofPlayers.secret, 'promote', 'draft', 'live')).toBe(0);
  expect(said()).toMatch(/is published at \S+live already, so nothing was written/);
});

test.each<[readonly string[], string]>([
  [[], 'An argument is missing'],
  [['draft'], 'An argument is missing'],
  [['none', 'live'], 'Nothing is published at'],
  [['draft', 'draft'], 'is both where it comes from and where it goes'],
  [['draft', 'live', 'jade'], '"jade" is not published at'],
  [['draft', 'https://me:hunter2@cdn.example/live'], 'is an address that can only be read'],
])('says what is wrong: promote %j', async (args, words) => {
  await run(ofDrafts.secret, 'publish', 'draft', 'mono');
  expect(await run(ofPlayers.secret, 'promote', ...args)).toBe(2);
  expect(said()).toContain(words);
  expect(said()).not.toContain('hunter2');
});

test('keeps a place valid that is fed by promotions alone, though nothing differs [CFG-05]', {
  tags: ['deep'],
}, async () => {
  await run(ofDrafts.secret, 'publish', 'draft', 'mono');
  await run(ofPlayers.secret, 'promote', 'draft', 'live');
  const { expires } = index('live');
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 3 * 24 * 60 * 60 * 1_000);
  expect(await run(ofPlayers.secret, 'promote', 'draft', 'live')).toBe(0);
  expect(printed[0]).toMatch(/^0 brands, 0 pages; 1 other brand unchanged; 0 new files/);
  expect(Date.parse(index('live').expires) - Date.parse(expires)).toBeGreaterThan(2 * 24 * 60 * 60 * 1_000);
  await run(ofPlayers.secret, 'publish', 'live', '--list');
  expect(said()).toMatch(/promoted from \S+draft: no brand, valid for longer/);
});

test('takes no list of drafts that expired or that a stranger signed [CFG-05]', { tags: ['deep'] }, async () => {
  await run(ofDrafts.secret, 'publish', 'draft', 'mono');
  vi.stubEnv('CONFIG_KEYS', '');
  expect(await run(ofPlayers.secret, 'promote', 'draft', 'live')).toBe(2);
  expect(said()).toContain('is not signed by your key or one of CONFIG_KEYS');
  vi.stubEnv('CONFIG_KEYS', ofDrafts.open);
  vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 31 * 24 * 60 * 60 * 1_000);
  expect(await run(ofPlayers.secret, 'promote', 'draft', 'live')).toBe(2);
  expect(said()).toMatch(/expired on \d{4}-\d\d-\d\d, so nothing was promoted/);
});
