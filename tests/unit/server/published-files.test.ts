import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUrlSource } from '@/sites/create-url-source';
import { newKeys, parsePrivateKey, parsePublicKeys } from '@/sites/index-signature';
import { createIndexTrust } from '@/sites/index-trust';
import { readBuild } from '@/sites/publish/read-build';
import { offer, offerBuild, openBucket, publishTo } from '../../support/publishing';
import { makeLog, makeServer, pollUntil, publish } from './fixture';

const dayMs = 24 * 60 * 60 * 1_000;
const host = 'http://aurora.localhost:4173';
const { secret, open } = newKeys();
const key = parsePrivateKey(secret);
const first = [offer(publish('aurora', 'first'))];

let bucket: Awaited<ReturnType<typeof openBucket>>;
const clock = { now: Date.UTC(2026, 10, 24) };
beforeEach(async () => {
  bucket = await openBucket();
  clock.now = Date.UTC(2026, 10, 24);
});
afterEach(() => bucket.close());

const put = (id: string, files: Record<string, string>, brands = first) =>
  publishTo(bucket.target, brands, { key, clock: () => clock.now, build: offerBuild(id, files) });

/** A copy of the server that has a build of its own, `/assets/app-1.js`, and reads the bucket. */
async function openCopy() {
  const memory = { read: async () => undefined, write: async () => undefined };
  const trust = createIndexTrust({ keys: parsePublicKeys(open) ?? [], memory, clock: () => clock.now });
  const log = makeLog();
  const siteSource = await createUrlSource({ url: bucket.url, log, trust, clock: () => clock.now });
  return { ...makeServer({ siteSource, log }), siteSource, log };
}

const asked = (what: string) => bucket.store.asked.filter((one) => one.startsWith(`GET bucket/live/${what}`));
const filesIn = (folder: string) =>
  [...bucket.store.objects.keys()].filter((one) => one.startsWith(`bucket/live/${folder}`));

it('serves the files of another build from the publication, with type, encoding and for good [CFG-06]', async () => {
  const script = `export const words = '${'a long script '.repeat(200)}';`;
  await put('two', { '/assets/far-2.js': script, '/assets/far-2.css': '.far{color:red}' });
  const copy = await openCopy();
  const answer = await copy.get(`${host}/assets/far-2.js`, { 'accept-encoding': 'br' });
  expect(answer.status).toBe(200);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'text/javascript; charset=utf-8',
    'content-encoding': 'br',
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  expect(await (await copy.get(`${host}/assets/far-2.js`)).text()).toBe(script);
  expect((await copy.get(`${host}/assets/far-2.css`)).headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(await (await copy.get(`${host}/assets/app-1.js`)).text()).toBe('plain');
  expect(asked('builds/')).toHaveLength(3);
});

it('asks the store for no file that no build names [CFG-06]', async () => {
  await put('two', { '/assets/far-2.js': 'far' });
  const copy = await openCopy();
  const before = bucket.store.asked.length;
  for (const path of ['/assets/invented.js', '/assets/../index.json', '/assets/%2e%2e/index.json', '/far-2.js'])
    expect((await copy.get(`${host}${path}`)).status).toBe(404);
  expect(bucket.store.asked.slice(before)).toEqual([]);
});

it('serves no file whose content is not what its build names, and asks for it once in a while [CFG-05]', async () => {
  await put('two', { '/assets/far-2.js': 'far' });
  const [script = ''] = filesIn('builds/').filter((file) => file.endsWith('.js'));
  const kept = bucket.store.objects.get(script);
  if (kept === undefined) throw new Error('No script was published.');
  bucket.store.objects.set(script, { ...kept, content: Buffer.from('evil()') });
  const copy = await openCopy();
  const answers = [await copy.get(`${host}/assets/far-2.js`), await copy.get(`${host}/assets/far-2.js`)];
  expect(answers.map(({ status, headers }) => [status, headers.get('cache-control')])).toEqual([
    [404, 'no-cache'],
    [404, 'no-cache'],
  ]);
  expect(asked('builds/').filter((one) => one.endsWith('.js'))).toHaveLength(1);
  expect(copy.log.lines.join()).toMatch(
    /\/assets\/far-2\.js of another build cannot be read .*does not match its hash/,
  );
});

it('serves sites where the list of a build is lost, says so, and takes it once it is back [CFG-05]', async () => {
  await put('two', { '/assets/far-2.js': 'far' });
  const [list = ''] = filesIn('builds/two');
  const kept = bucket.store.objects.get(list);
  bucket.store.objects.delete(list);
  const copy = await openCopy();
  expect((await copy.get(`${host}/m/home`)).status).toBe(200);
  expect((await copy.get(`${host}/assets/far-2.js`)).status).toBe(404);
  expect(copy.log.lines.join()).toContain("The list of a build's files cannot be read");
  if (kept !== undefined) bucket.store.objects.set(list, kept);
  await pollUntil(copy.siteSource, clock, () => expect(copy.siteSource.builtFile?.('/assets/far-2.js')).toBeDefined());
});

it('writes the files of a build once, again after a week, and leaves builds out after a month [CFG-06]', async () => {
  const files = { '/assets/far-2.js': 'far' };
  const writes = () => bucket.store.asked.filter((one) => one.startsWith('PUT bucket/live/builds/')).length;
  await put('one', { '/assets/old-1.js': 'old' });
  clock.now += 25 * dayMs;
  await put('two', files);
  expect(writes()).toBe(4);
  clock.now += dayMs;
  await put('two', files, [offer(publish('aurora', 'second'))]);
  expect(writes()).toBe(4);
  const copy = await openCopy();
  expect(await (await copy.get(`${host}/assets/old-1.js`)).text()).toBe('old');
  clock.now += 7 * dayMs;
  await put('two', files, [offer(publish('aurora', 'third'))]);
  expect(writes()).toBe(6);
  const later = await openCopy();
  expect((await later.get(`${host}/assets/old-1.js`)).status).toBe(404);
  expect((await later.get(`${host}/assets/far-2.js`)).status).toBe(200);
});

it('keeps the builds of two who publish at once [CFG-05]', async () => {
  await put('one', { '/assets/old-1.js': 'old' });
  const brands = (mark: string, id: string) => [offer(publish(id, mark))];
  await Promise.all([
    put('two', { '/assets/far-2.js': 'two' }, brands('first', 'noor')),
    put('three', { '/assets/far-3.js': 'three' }, brands('first', 'jade')),
  ]);
  const copy = await openCopy();
  for (const [path, text] of [
    ['old-1', 'old'],
    ['far-2', 'two'],
    ['far-3', 'three'],
  ])
    expect(await (await copy.get(`${host}/assets/${path}.js`)).text()).toBe(text);
});

it('reads a build without what was kept from the one before and without its compressed copies', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'build-'));
  for (const part of ['.vite', 'assets']) mkdirSync(join(folder, part));
  writeFileSync(join(folder, '.vite/storefront.json'), '{"id":"two"}');
  writeFileSync(join(folder, '.vite/own-files.json'), '["far-2.js","far-2.js.br","far-2.js.gz"]');
  for (const name of ['far-2.js', 'old-1.js']) writeFileSync(join(folder, 'assets', name), name);
  writeFileSync(join(folder, 'assets/far-2.js.gz'), gzipSync('far-2.js'));
  const build = readBuild(folder);
  expect([build?.id, [...(build?.files.keys() ?? [])]]).toEqual(['two', ['/assets/far-2.js']]);
  expect(String(await build?.files.get('/assets/far-2.js')?.())).toBe('far-2.js');
  expect(readBuild(join(folder, 'assets'))).toBeUndefined();
  rmSync(folder, { recursive: true });
});
