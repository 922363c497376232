import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import os, { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { main } from '@/ops/merchant';
import { openPublishing } from '@/review/publication/open-publishing';
import { isSignedBy, newKeys, parsePublicKeys } from '@/sites/index-signature';
import { patient } from '../../support/patience';

let root = '';
let live = '';
let printed: string[] = [];
const { secret, open } = newKeys();

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'publish-'));
  live = join(root, 'live');
  for (const brand of ['base', 'mono', 'jade'])
    cpSync(join('merchant-configs', brand), join(root, 'configs', brand), { recursive: true });
  vi.stubEnv('CONFIG_SOURCE', join(root, 'configs'));
  vi.stubEnv('LAST_GOOD', 'off');
  vi.stubEnv('PUBLISH_BUILD', 'off');
  vi.stubEnv('PUBLISH_KEY', secret);
  vi.stubEnv('PUBLISH_BY', 'ann');
  printed = [];
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

const said = () => printed.join('\n');
const index = () => JSON.parse(readFileSync(join(live, 'index.json'), 'utf8'));

function change(file: string, from: string | RegExp, to: string): void {
  const path = join(root, 'configs', file);
  const text = readFileSync(path, 'utf8');
  expect(text).toMatch(from);
  writeFileSync(path, text.replace(from, to));
}

test('publishes a brand, signed, then only what changed, and tells it in words [CFG-08]', async () => {
  expect(await main(['publish', live, 'mono'])).toBe(0);
  expect(isSignedBy(index(), parsePublicKeys(open) ?? [])).toBe(true);
  expect(Object.keys(index().sites)).toEqual(['mono']);
  expect(existsSync(join(live, index().sites.mono.file))).toBe(true);
  const before = readdirSync(join(live, 'assets'));

  change('mono/texts/en.json', '"mono.headline": "Play."', '"mono.headline": "Play on."');
  printed = [];
  expect(await main(['publish', live, 'mono', '--note', 'a longer line'])).toBe(0);
  expect(printed[0]).toMatch(/^1 brand, \d+ pages; 0 other brands unchanged; 1 new file of \d+ kB\.$/);
  expect(said()).toMatch(/'Play on\.' .*instead of 'Play\.'/);
  expect(said()).toContain('https://www.mono.example/*');
  expect(readdirSync(join(live, 'assets'))).toEqual(before);

  printed = [];
  expect(await main(['publish', live, '--list'])).toBe(0);
  expect(said()).toMatch(/^\d{14} {2}[\d-]+ [\d:]+ UTC {2}ann {2}mono {2}"a longer line"\n {4}.*Play on/);
  expect(said()).toContain('mono: published for the first time.');

  printed = [];
  expect(await main(['publish', live, 'mono'])).toBe(0);
  expect(said()).toContain('Nothing differs from what is published');
});

test('brings nothing back of a brand that nobody published [CFG-08]', async () => {
  await main(['publish', live, 'mono']);
  const before = readFileSync(join(live, 'index.json'), 'utf8');
  expect(await main(['rollback', live, 'momo'])).toBe(2);
  expect(said()).toContain('"momo" is not published at');
  expect(readFileSync(join(live, 'index.json'), 'utf8')).toBe(before);
});

test('brings back what was published before [CFG-08]', { tags: ['deep'] }, async () => {
  await main(['publish', live, 'mono']);
  const { hash } = index().sites.mono;
  change('mono/texts/en.json', '"mono.headline": "Play."', '"mono.headline": "Play on."');
  await main(['publish', live, 'mono']);
  expect(index().sites.mono.hash).not.toBe(hash);
  printed = [];
  expect(await main(['rollback', live, '--dry-run'])).toBe(0);
  expect(said()).toMatch(/'Play\.' .*instead of 'Play on\.'/);
  expect(index().sites.mono.hash).not.toBe(hash);
  const { version } = index();
  expect(await main(['rollback', live, '--note', 'too long'])).toBe(0);
  expect(said()).toContain(`Takes back version ${version} (ann) and goes back to version`);
  expect(said()).toContain(`mono. To go forward again, name version ${version}.`);
  expect(index().sites.mono.hash).toBe(hash);
  expect(index().version).toBeGreaterThan(version);
});

test('has caches forget what changed, once servers have it: publish and rollback [RUN-08]', {
  tags: ['deep'],
}, async () => {
  const kept = join(root, 'nginx/a/f0');
  const keep = (keys: string) => {
    mkdirSync(dirname(kept), { recursive: true });
    writeFileSync(kept, `KEY: k\nHTTP/1.1 200 OK\r\nSurrogate-Key: ${keys}\r\n\r\n<html>`);
  };
  await main(['publish', live, 'mono']);
  vi.stubEnv('PURGE_NGINX', join(root, 'nginx'));
  vi.stubEnv('PURGE_VARNISH', 'http://127.0.0.1:1');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

  keep('mono mono/manifesto');
  change('mono/pages/manifesto.json', '"ratio": "2/1"', '"ratio": "3/1"');
  await main(['publish', live, 'mono', '--dry-run']);
  expect(said()).toMatch(
    /drop mono\/manifesto: the Varnish at http:\/\/127\.0\.0\.1:1, the cache of nginx in \S+nginx\.$/m,
  );
  expect(existsSync(kept)).toBe(true);

  for (const command of [
    ['publish', live, 'mono'],
    ['rollback', live],
  ]) {
    keep('mono mono/manifesto');
    printed = [];
    const exitCode = main(command);
    await vi.waitFor(() => expect(said()).toContain('In 6 seconds'), { timeout: patient(10_000) });
    vi.advanceTimersByTime(6_000);
    expect(await exitCode).toBe(0);
    expect(existsSync(kept)).toBe(false);
    expect(said()).toMatch(/^Published, but the Varnish at .* for five seconds more\. Check its address/m);
  }
});

test('says which cache is named wrongly before anything is written [RUN-08]', async () => {
  vi.stubEnv('PURGE_VARNISH', '10.0.0.1:6081');
  expect(await main(['publish', live, 'mono'])).toBe(2);
  expect(said()).toContain('PURGE_VARNISH holds something that is not an address');
  expect(existsSync(live)).toBe(false);
});

test('writes nothing for a plan, and names the page that a CDN has to forget [CFG-08]', {
  tags: ['deep'],
}, async () => {
  await main(['publish', live, 'mono']);
  const before = readFileSync(join(live, 'index.json'), 'utf8');
  change('mono/pages/manifesto.json', '"ratio": "2/1"', '"ratio": "3/1"');
  printed = [];
  vi.stubEnv('PUBLISH_KEY', '');
  vi.stubEnv('CONFIG_KEYS', open);
  expect(await main(['publish', live, 'mono', '--dry-run'])).toBe(0);
  expect(printed[0]).toMatch(/^1 brand, 1 page; 0 other brands unchanged; 1 new file/);
  expect(said()).toMatch(/https:\/\/www\.mono\.example\/m\/manifesto/);
  expect(said()).toContain('Nothing was written: this was a plan.');
  expect(readFileSync(join(live, 'index.json'), 'utf8')).toBe(before);
});

test('refuses a brand with errors, and names the line [CFG-05]', { tags: ['deep'] }, async () => {
  change('mono/merchant.json', '"format": 1,', '"format": 1,,');
  expect(await main(['publish', live, 'mono'])).toBe(1);
  expect(said()).toMatch(/mono\/merchant\.json:3:15 .*\n1 error: nothing was published/);
  expect(existsSync(live)).toBe(false);
});

test('refuses a brand whose own pattern takes exponential time, as `check` does [CFG-05]', async () => {
  change('mono/merchant.json', '"emailPattern": "', '"emailPattern": "(a+)+');
  expect(await main(['publish', live, 'mono'])).toBe(1);
  expect(said()).toMatch(/"emailPattern" takes exponential time.*\n1 error: nothing was published/);
  expect(existsSync(live)).toBe(false);
});

test('leaves a published brand that does not stand here, and takes off one that is retired [CFG-05]', {
  tags: ['deep'],
}, async () => {
  mkdirSync(join(root, 'none'));
  await main(['publish', live]);
  expect(Object.keys(index().sites)).toEqual(['jade', 'mono']);
  rmSync(join(root, 'configs/jade'), { recursive: true });
  await main(['publish', live]);
  expect(Object.keys(index().sites)).toEqual(['jade', 'mono']);
  writeFileSync(join(root, 'configs/retired.json'), '{"format": 1, "retired": ["jade"]}');
  printed = [];
  expect(await main(['publish', live])).toBe(0);
  expect(said()).toContain('jade: taken off, so its hosts answer 404.');
  expect(Object.keys(index().sites)).toEqual(['mono']);
});

test('publishes the files of the build once, and tells it [CFG-08]', async () => {
  const build = join(root, 'client');
  for (const part of ['.vite', 'assets']) mkdirSync(join(build, part), { recursive: true });
  writeFileSync(join(build, '.vite/storefront.json'), '{"id":"b1"}');
  writeFileSync(join(build, '.vite/own-files.json'), '["app-1.js"]');
  writeFileSync(join(build, 'assets/app-1.js'), 'app()');
  await main(['publish', live, 'mono']);
  vi.stubEnv('PUBLISH_BUILD', build);
  expect(await main(['publish', live, 'mono'])).toBe(0);
  expect(said()).toMatch(/^0 brands, 0 pages; 1 other brand unchanged; 2 new files/m);
  expect(said()).toContain("The client's build b1 is published too");
  expect(Object.keys(index().builds)).toEqual(['b1']);
  printed = [];
  await main(['publish', live, 'mono']);
  expect(said()).toContain('Nothing differs from what is published');
});

test.each<[Record<string, string>, readonly string[], string]>([
  [{ PUBLISH_KEY: '' }, ['live'], 'PUBLISH_KEY is not set, so nothing was published'],
  [{ PUBLISH_KEY: 'abc' }, ['live'], 'PUBLISH_KEY does not hold an Ed25519 key'],
  [{ CONFIG_KEYS: 'abc' }, ['live'], 'CONFIG_KEYS does not hold an Ed25519 key'],
  [{ PUBLISH_DAYS: 'soon' }, ['live'], 'PUBLISH_DAYS is "soon"'],
  [{ PUBLISH_BUILD: 'none' }, ['live'], 'PUBLISH_BUILD is "none", which holds no build'],
  [{}, [], 'An argument is missing'],
  [{}, ['https://me:hunter2@cdn.example/live'], 'is an address that can only be read'],
  [{ AWS_ACCESS_KEY_ID: '' }, ['s3://brands/live'], 'AWS_ACCESS_KEY_ID is not set'],
  [{}, ['live', 'base'], '"base" is only a parent of others and has no hosts, so nothing was published'],
])('says what is wrong: %j %j', async (env, args, words) => {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  expect(await main(['publish', ...args.map((arg) => (arg === 'live' ? live : arg))])).toBe(2);
  expect(said()).toContain(words);
  expect(said()).not.toMatch(/hunter2|abc/);
});

test('takes empty variables for none, and names a user without a name by number [CFG-08]', () => {
  for (const name of ['PUBLISH_BY', 'PUBLISH_DAYS']) vi.stubEnv(name, '');
  const userInfo = vi.spyOn(os, 'userInfo').mockImplementation(() => {
    throw new Error('uv_os_get_passwd returned ENOENT');
  });
  // Modules that have imported the function by its name get the spy, too.
  syncBuiltinESMExports();
  onTestFinished(() => {
    userInfo.mockRestore();
    syncBuiltinESMExports();
  });
  const { by, days } = openPublishing({ to: live, isReading: true }, process.env, console.error);
  expect({ by, days }).toEqual({ by: `${process.getuid?.()}@${hostname()}`, days: 30 });
});

test('makes a pair of keys that fit [CFG-05]', { tags: ['deep'] }, async () => {
  expect(await main(['publish', '--new-key'])).toBe(0);
  const [, key = '', keys = ''] = /PUBLISH_KEY=(\S+)\nCONFIG_KEYS=(\S+)/.exec(said()) ?? [];
  vi.stubEnv('PUBLISH_KEY', key);
  await main(['publish', live, 'mono']);
  expect(isSignedBy(index(), parsePublicKeys(keys) ?? [])).toBe(true);
});
