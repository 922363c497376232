import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createUrlSource } from '@/sites/create-url-source';
import { newKeys, parsePrivateKey, parsePublicKeys, signIndex } from '@/sites/index-signature';
import { createIndexTrust, createTrustMemory } from '@/sites/index-trust';
import { offer, openBucket, publishTo } from '../../support/publishing';
import { makeLog, pollUntil, publish } from '../server/fixture';

const dayMs = 24 * 60 * 60 * 1_000;
const pair = () => {
  const { secret, open } = newKeys();
  const [key, keys] = [parsePrivateKey(secret), parsePublicKeys(open)];
  if (key === undefined || keys === undefined) throw new Error('A new pair of keys cannot be read.');
  return { key, keys };
};
const [ours, strangers] = [pair(), pair()];
const index = 'bucket/live/index.json';
const hash = (mark: string) => publish('aurora', mark).hash;

let bucket: Awaited<ReturnType<typeof openBucket>>;
let memory = '';
const clock = { now: Date.UTC(2026, 10, 24) };

beforeEach(async () => {
  bucket = await openBucket();
  memory = mkdtempSync(join(tmpdir(), 'trust-'));
  clock.now = Date.UTC(2026, 10, 24);
});
afterEach(() => {
  bucket.close();
  rmSync(memory, { recursive: true });
});

const put = (mark: string, key = ours.key) =>
  publishTo(bucket.target, [offer(publish('aurora', mark))], { key, clock: () => clock.now, isAnew: key !== ours.key });

/** A server's source. A new one, as after a restart, has the memory of the one before. */
async function openSource(keys = ours.keys) {
  const log = makeLog();
  const trust = createIndexTrust({
    keys,
    memory: createTrustMemory(memory, bucket.url, log),
    clock: () => clock.now,
  });
  const source = await createUrlSource({ url: bucket.url, log, trust, clock: () => clock.now });
  const served = () => source.current().get('aurora')?.site.hash;
  const pollUntilSaid = (words: string | RegExp) =>
    pollUntil(source, clock, () => expect(log.lines.join('\n')).toMatch(words));
  const pollUntilServed = (mark: string) => pollUntil(source, clock, () => expect(served()).toBe(hash(mark)));
  return { log, served, publication: () => source.publication?.(), pollUntilSaid, pollUntilServed };
}

/** The index as it lies in the bucket now; gives how to lay it there again. */
function keepIndex(): () => void {
  const kept = bucket.store.objects.get(index);
  return () => {
    if (kept !== undefined) bucket.store.objects.set(index, kept);
  };
}

function rewrite(change: (value: Record<string, unknown>) => object): void {
  const kept = bucket.store.objects.get(index);
  if (kept === undefined) throw new Error('Nothing is published.');
  const content = Buffer.from(JSON.stringify(change(JSON.parse(kept.content.toString()))));
  bucket.store.objects.set(index, { ...kept, content, etag: `${kept.etag}-other` });
}

it('takes a list that is signed, by any of the keys that are known [CFG-05]', async () => {
  await put('first');
  const { served, pollUntilServed } = await openSource([...strangers.keys, ...ours.keys]);
  expect(served()).toBe(hash('first'));
  await put('second');
  await pollUntilServed('second');
});

it.each<[string, (value: Record<string, unknown>) => object, string]>([
  ['with another word', (value) => ({ ...value, note: 'mine' }), 'not signed by any key'],
  ['without its signature', ({ signature: _signature, ...value }) => value, 'not signed by any key'],
  [
    'signed by a stranger',
    ({ signature: _signature, ...value }) => signIndex(value, strangers.key),
    'not signed by any',
  ],
  [
    'without the whole hash of a file',
    ({ signature: _signature, ...value }) =>
      signIndex({ ...value, sites: { aurora: { hash: 'h', file: 'f', assets: {} } } }, ours.key),
    'names no sha256 for a file of "aurora"',
  ],
])('leaves the last good site where the list comes %s [CFG-05]', async (_, change, words) => {
  await put('first');
  const { served, pollUntilSaid } = await openSource();
  await put('second');
  rewrite(change);
  await pollUntilSaid(words);
  expect(served()).toBe(hash('first'));
  expect((await openSource()).served()).toBeUndefined();
});

it('refuses a list that is older than one it took, after a restart too [CFG-05]', async () => {
  await put('first');
  const bringBack = keepIndex();
  clock.now += dayMs;
  await put('second');
  const { served, pollUntilSaid } = await openSource();
  expect(served()).toBe(hash('second'));
  bringBack();
  await pollUntilSaid(/version 20261124000000, older than 20261125000000/);
  expect(served()).toBe(hash('second'));
  const restarted = await openSource();
  expect([restarted.served(), restarted.log.lines.join()]).toEqual([undefined, expect.stringContaining('older than')]);
});

it('takes a list that was published from the same machine, whose version is remembered already [CFG-05]', async () => {
  await publishTo(bucket.target, [offer(publish('aurora', 'first'))], {
    key: ours.key,
    memory: createTrustMemory(memory, bucket.url, makeLog()),
    clock: () => clock.now,
  });
  expect((await openSource()).served()).toBe(hash('first'));
});

it('warns before a list expires, keeps what it serves after, and starts with none that has [CFG-05]', async () => {
  await put('first');
  const { served, log, publication, pollUntilSaid, pollUntilServed } = await openSource();
  const taken = `Version 20261124000000 of ${bucket.url.href} is taken, published at 2026-11-24 00:00:00 UTC by ops.`;
  expect(log.lines).toEqual([`${taken} Players get from now on: aurora.`]);
  expect(publication()).toEqual({ version: 20261124000000, expires: clock.now + 30 * dayMs });
  clock.now += 24.5 * dayMs;
  await pollUntilSaid('expires in 5 days');
  clock.now += 6 * dayMs;
  await pollUntilSaid('index.json expired on 2026-12-24T00:00:00.000Z');
  expect(served()).toBe(hash('first'));
  expect((await openSource()).served()).toBeUndefined();
  await put('second');
  await pollUntilServed('second');
});

it('does not sign again what somebody else put there [CFG-05]', async () => {
  await put('first', strangers.key);
  await expect(put('second')).rejects.toThrow('is not signed by your key or one of CONFIG_KEYS');
  await publishTo(bucket.target, [offer(publish('noor', 'new'))], { key: ours.key, others: strangers.keys });
  expect(JSON.parse(String(bucket.store.objects.get(index)?.content)).sites).toHaveProperty('aurora');
});

it('does not build upon an older list than was seen from here, which would make it the newest [CFG-05]', {
  tags: ['deep'],
}, async () => {
  const seen = createTrustMemory(memory, bucket.url, makeLog());
  const publishSeen = (mark: string, isAnew = false) =>
    publishTo(bucket.target, [offer(publish('aurora', mark))], { key: ours.key, memory: seen, isAnew });
  await publishSeen('first');
  const bringBack = keepIndex();
  await publishSeen('second');
  bringBack();
  await expect(publishSeen('third')).rejects.toThrow('somebody put an old list back');
  await publishSeen('third', true);
  await publishSeen('fourth');
});

it('takes no site whose bytes are others than those that were signed [CFG-05]', async () => {
  await put('first');
  const site = [...bucket.store.objects].find(([key]) => key.includes('/sites/'));
  if (site === undefined) throw new Error('No site was published.');
  const [key, kept] = site;
  bucket.store.objects.set(key, { ...kept, content: Buffer.concat([kept.content, Buffer.from(' ')]) });
  const { served, log } = await openSource();
  expect([served(), log.lines.join()]).toEqual([undefined, expect.stringContaining('does not match its hash')]);
});

it.each(['', 'abc', newKeys().secret, `${newKeys().open},`])('reads no public key in %j', (value) => {
  expect(parsePublicKeys(value)).toBeUndefined();
});
