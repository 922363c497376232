import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createUrlSource } from '@/sites/create-url-source';
import { createFolderTarget } from '@/sites/publish/folder-target';
import type { Occasion } from '@/sites/publish/history';
import { planPublication } from '@/sites/publish/plan';
import { createPublisher } from '@/sites/publish/publisher';
import { parseS3, plainEtag } from '@/sites/publish/s3-target';
import { offer, openBucket, openFolderPlace, type Place, publishTo } from '../../support/publishing';
import { bytes, makeLog, makeSite, publish } from '../server/fixture';

const ops: Occasion = { kind: 'publish', by: 'ops', note: '', words: [] };
const brandsOf = async (target: Place['target']) => {
  const { entries } = await createPublisher({ target, key: undefined }).current();
  return Object.fromEntries([...entries].map(([id, { hash }]) => [id, hash]));
};
const hash = (id: string, mark: string) => publish(id, mark).hash;

/** A site with a code and a domain of its own. */
const claiming = (id: string, mark: string, domain = `${id}.example`) => {
  const site = makeSite(id, { format: 1, name: mark, domains: [domain] });
  return offer({ ...site, hash: `${id}-${mark}` });
};

describe.each<[string, () => Promise<Place> | Place]>([
  ['a folder', openFolderPlace],
  ['a bucket', openBucket],
])('publishing to %s', (_, open) => {
  let place: Place;
  beforeEach(async () => {
    place = await open();
  });
  afterEach(() => place.close());

  it('writes only what changed, and the pointer last [CFG-06]', { tags: ['deep'] }, async () => {
    const { target } = place;
    await publishTo(target, [offer(publish('aurora', 'first')), offer(publish('padma', 'first'))]);
    const written: string[] = [];
    const watched = {
      ...target,
      put: async (upload: Parameters<typeof target.put>[0]) => {
        written.push(upload.file);
        await target.put(upload);
      },
      movePointer: async (text: string, etag: string | undefined) => {
        written.push('index.json');
        return target.movePointer(text, etag);
      },
    };
    await publishTo(watched, [offer(publish('aurora', 'second')), offer(publish('padma', 'first'))]);
    expect(written).toEqual([
      expect.stringMatching(/^sites\/aurora\.[0-9a-f]{16}\.json\.gz$/),
      expect.stringMatching(/^history\/\d{14}\.[0-9a-f]{16}\.json$/),
      'index.json',
    ]);
    expect(await brandsOf(target)).toEqual({ aurora: hash('aurora', 'second'), padma: hash('padma', 'first') });
  });

  it('keeps both of two publications at once that change different brands [CFG-05]', { tags: ['deep'] }, async () => {
    const { target } = place;
    await publishTo(target, [offer(publish('aurora', 'first')), offer(publish('padma', 'first'))]);
    const said: string[] = [];
    const late = createPublisher({ target, key: undefined, say: (line) => void said.push(line) });
    const seen = await late.current();
    await publishTo(target, [offer(publish('padma', 'second'))], { by: 'ann', note: 'new colours' });
    const plan = await planPublication(seen.entries, [offer(publish('aurora', 'second'))]);
    await late.publish(seen, plan, ops);
    expect(await brandsOf(target)).toEqual({ aurora: hash('aurora', 'second'), padma: hash('padma', 'second') });
    expect(said).toEqual([expect.stringMatching(/^ann \(version \d{14}, "new colours"\) published padma meanwhile/)]);
  });

  it('publishes nothing where somebody else changed the same brand meanwhile [CFG-05]', async () => {
    const { target } = place;
    await publishTo(target, [offer(publish('aurora', 'first'))]);
    const late = createPublisher({ target, key: undefined });
    const seen = await late.current();
    await publishTo(target, [offer(publish('aurora', 'theirs'))], { by: 'ann' });
    const plan = await planPublication(seen.entries, [offer(publish('aurora', 'mine'))]);
    await expect(late.publish(seen, plan, ops)).rejects.toThrow(/^ann \(version \d+\) published aurora meanwhile/);
    expect(await brandsOf(target)).toEqual({ aurora: hash('aurora', 'theirs') });
  });

  it('loses none of eight publications at once, the first of all among them [CFG-05]', { tags: ['deep'] }, async () => {
    const { target } = place;
    const brands = Array.from({ length: 8 }, (_none, at) => `brand${at}`);
    await Promise.all(brands.map((id) => publishTo(target, [offer(publish(id, 'first'))])));
    expect(Object.keys(await brandsOf(target))).toEqual(brands);
    const { history, current } = createPublisher({ target, key: undefined });
    const past = await history(await current(), 20);
    expect(past).toHaveLength(8);
    expect(new Set(past.map(({ version }) => version)).size).toBe(8);
  });

  it('refuses a brand with the domain of another, even where that came meanwhile [CFG-05]', async () => {
    const { target } = place;
    await publishTo(target, [claiming('aurora', 'first')]);
    const late = createPublisher({ target, key: undefined });
    const seen = await late.current();
    await publishTo(target, [claiming('jade', 'first', 'new.example')]);
    const plan = await planPublication(seen.entries, [claiming('noor', 'first', 'new.example')]);
    await expect(late.publish(seen, plan, ops)).rejects.toThrow('"new.example" would stand in "jade" and in "noor"');
    expect(Object.keys(await brandsOf(target))).toEqual(['aurora', 'jade']);
  });

  it('goes back to any version by a newer pointer, and back again, and tells its history [CFG-06]', async () => {
    const { target } = place;
    const now = { ms: Date.UTC(2026, 10, 24, 9, 30) };
    const clock = () => now.ms;
    const first = await publishTo(target, [offer(publish('aurora', 'first')), offer(publish('padma', 'one'))], {
      clock,
    });
    now.ms += 60_000;
    await publishTo(target, [offer(publish('aurora', 'second'))], { clock, note: 'gold', words: ['home is gold'] });
    now.ms += 60_000;
    await publishTo(target, [offer(publish('aurora', 'third')), offer(publish('noor', 'new'))], { clock });
    expect(first).toBe(20261124093000);

    const publisher = createPublisher({ target, key: undefined, clock });
    const current = await publisher.current();
    const back = await publisher.planRollback(current, first);
    const { restored } = back;
    const version = await publisher.publish(current, back, { ...ops, kind: 'rollback', restored });
    expect(version).toBe(20261124093201);
    expect(await brandsOf(target)).toEqual({ aurora: hash('aurora', 'first'), padma: hash('padma', 'one') });

    const after = await publisher.current();
    await publisher.publish(after, await publisher.planRollback(after, current.version, ['noor']), ops);
    expect(Object.keys(await brandsOf(target))).toEqual(['aurora', 'noor', 'padma']);
    const past = await publisher.history(await publisher.current(), 20);
    expect(past.map(({ kind, note, words }) => [kind, note, words])).toEqual([
      ['publish', '', []],
      ['rollback', '', []],
      ['publish', '', []],
      ['publish', 'gold', ['home is gold']],
      ['publish', '', []],
    ]);
  });

  it('goes two steps back by two rollbacks, also of one brand, and no further than the first [CFG-06]', async () => {
    const { target } = place;
    for (const state of ['first', 'second', 'third']) await publishTo(target, [offer(publish('aurora', state))]);
    await publishTo(target, [offer(publish('aurora', 'fourth')), offer(publish('jade', 'one'))]);
    await publishTo(target, [offer(publish('jade', 'two'))]);
    const publisher = createPublisher({ target, key: undefined });
    const goBack = async (...brands: readonly string[]) => {
      const current = await publisher.current();
      const plan = await publisher.planRollback(current, undefined, brands);
      await publisher.publish(current, plan, { ...ops, kind: 'rollback', restored: plan.restored });
      return brandsOf(target);
    };
    expect(await goBack('aurora')).toEqual({ aurora: hash('aurora', 'third'), jade: hash('jade', 'two') });
    expect(await goBack('aurora')).toEqual({ aurora: hash('aurora', 'second'), jade: hash('jade', 'two') });
    expect(await goBack()).toEqual({ aurora: hash('aurora', 'second'), jade: hash('jade', 'one') });
    expect(await goBack()).toEqual({ aurora: hash('aurora', 'second') });
    await publishTo(target, [offer(publish('aurora', 'fifth'))]);
    expect(await goBack()).toEqual({ aurora: hash('aurora', 'second') });
    expect(await goBack()).toEqual({ aurora: hash('aurora', 'first') });
    await expect(goBack('jade')).rejects.toThrow('"jade" is not published');
    await expect(goBack()).rejects.toThrow('had no brand at all');
    expect(await brandsOf(target)).toEqual({ aurora: hash('aurora', 'first') });
  });

  it('refuses a version that is in no history, and one whose files are gone [CFG-05]', async () => {
    const { target } = place;
    const first = await publishTo(target, [offer(publish('aurora', 'first'))]);
    await publishTo(target, [offer(publish('aurora', 'second'))]);
    const { current, planRollback } = createPublisher({ target, key: undefined });
    await expect(planRollback(await current(), first - 1)).rejects.toThrow('has no version');
    const lost = createPublisher({
      key: undefined,
      target: { ...target, read: async (file) => (file.startsWith('sites/') ? undefined : target.read(file)) },
    });
    await expect(lost.planRollback(await lost.current(), first)).rejects.toThrow('is gone or is not what was written');
  });

  it('does not build upon a list that is no list [CFG-05]', async () => {
    const { target } = place;
    await target.forcePointer('<html>');
    await expect(publishTo(target, [offer(publish('aurora', 'first'))])).rejects.toThrow('is not a list of published');
    await publishTo(target, [offer(publish('aurora', 'first'))], { isAnew: true });
    expect(Object.keys(await brandsOf(target))).toEqual(['aurora']);
  });
});

describe('a folder', () => {
  it('is left alone while another publishes, and says what to do where that one was stopped', async () => {
    const place = openFolderPlace();
    await publishTo(place.target, [offer(publish('aurora', 'first'))]);
    writeFileSync(join(place.folder, 'index.json.lock'), '');
    await expect(publishTo(createFolderTarget(place.folder, 60), [offer(publish('aurora', 'second'))])).rejects.toThrow(
      'index.json.lock has been there',
    );
    expect(await brandsOf(place.target)).toEqual({ aurora: hash('aurora', 'first') });
    place.close();
  });

  it('has no half-written file and no lock left after publications', async () => {
    const place = openFolderPlace();
    await publishTo(place.target, [offer(publish('aurora', 'first'))]);
    expect(existsSync(join(place.folder, 'index.json.lock'))).toBe(false);
    expect(readdirSync(place.folder, { recursive: true }).filter((file) => String(file).endsWith('.part'))).toEqual([]);
    place.close();
  });
});

describe('a bucket', () => {
  let bucket: Awaited<ReturnType<typeof openBucket>>;
  beforeEach(async () => {
    bucket = await openBucket();
  });
  afterEach(() => bucket.close());
  const first = [offer(publish('aurora', 'first'))];

  it('is read by a server as it was published, its pictures too [CFG-06]', async () => {
    await publishTo(bucket.target, first);
    const source = await createUrlSource({ url: bucket.url, log: makeLog() });
    expect(source.current().get('aurora')?.site.hash).toBe(hash('aurora', 'first'));
    expect(await source.current().get('aurora')?.assets.get('logo.svg')?.read()).toEqual(bytes('<svg/>'));
    const types = [...bucket.store.objects].map(([key, { type }]) => [key.split('/')[2], type]);
    expect(Object.fromEntries(types)).toMatchObject({ assets: 'image/svg+xml', sites: 'application/gzip' });
  });

  it('that ignores conditions is refused in words, unless nobody else publishes [CFG-05]', async () => {
    bucket.store.mode.ignoresConditions = true;
    await expect(publishTo(bucket.target, first)).rejects.toThrow(/writes even where a condition .* says no/);
    expect([...bucket.store.objects.keys()]).toEqual(['bucket/live/publish-probe.txt']);
    await publishTo(bucket.target, first, { isAlone: true });
    expect(Object.keys(await brandsOf(bucket.target))).toEqual(['aurora']);
  });

  it.each([404, 409, 412])(
    'that refuses the pointer with %i has published nothing, though nobody else does [CFG-05]',
    async (status) => {
      bucket.store.mode.before = ({ method, key }, response) => {
        if (method !== 'PUT' || !key.endsWith('index.json')) return false;
        response.writeHead(status).end('<Error><Code>NoSuchBucket</Code></Error>');
        return true;
      };
      await expect(publishTo(bucket.target, first, { isAlone: true })).rejects.toThrow(
        `index.json (${status} NoSuchBucket), so players keep what was published before`,
      );
    },
  );

  it('may write ETags without quotes', async () => {
    bucket.store.mode.isUnquoted = true;
    await publishTo(bucket.target, first);
    await publishTo(bucket.target, [offer(publish('aurora', 'second'))]);
    expect(await brandsOf(bucket.target)).toEqual({ aurora: hash('aurora', 'second') });
    expect(['"a"', 'W/"a"', 'a', null].map(plainEtag)).toEqual(['a', 'a', 'a', '']);
  });

  it('may compare If-Match with an ETag without quotes, as Ceph does', async () => {
    bucket.store.mode.isMatchBare = true;
    await publishTo(bucket.target, first);
    await publishTo(bucket.open(), [offer(publish('aurora', 'second'))]);
    expect(await brandsOf(bucket.target)).toEqual({ aurora: hash('aurora', 'second') });
    const pointer = await bucket.target.pointer();
    await bucket.target.keepsConditions();
    expect(await bucket.target.movePointer('{}', 'another')).toBe(false);
    expect(await bucket.target.movePointer(pointer?.text ?? '', pointer?.etag)).toBe(true);
  });

  it('that answers 409 to the pointer is read again, and the write is tried again', async () => {
    await publishTo(bucket.target, first);
    let conflicts = 2;
    bucket.store.mode.before = ({ method, key }, response) => {
      if (method !== 'PUT' || !key.endsWith('index.json') || conflicts === 0) return false;
      conflicts -= 1;
      response.writeHead(409).end('<Error><Code>ConditionalRequestConflict</Code></Error>');
      return true;
    };
    await publishTo(bucket.target, [offer(publish('aurora', 'second'))]);
    expect([conflicts, await brandsOf(bucket.target)]).toEqual([0, { aurora: hash('aurora', 'second') }]);
  });

  it('whose answers are slow or cut short is asked again, and a pointer that was written counts', {
    tags: ['deep'],
  }, async () => {
    const { mode, asked, dropNext } = bucket.store;
    const failed = new Set<string>();
    mode.before = async ({ method, key }, response) => {
      const what = `${method} ${key.split('/')[2]}`;
      if (failed.has(what)) return false;
      failed.add(what);
      // The pointer is written, and its answer is lost.
      if (what === 'PUT index.json') dropNext();
      else if (what === 'PUT sites') response.destroy();
      else if (what === 'PUT assets') response.writeHead(503).end();
      else if (what === 'PUT history') await wait(700);
      return ['PUT sites', 'PUT assets', 'PUT history'].includes(what);
    };
    const version = await publishTo(bucket.open({ timeoutMs: 600 }), first);
    const current = await createPublisher({ target: bucket.target, key: undefined }).current();
    expect(current.version).toBe(version);
    expect(asked.filter((one) => one === 'PUT bucket/live/index.json')).not.toHaveLength(1);
    expect(asked.filter((one) => one.startsWith('PUT bucket/live/sites/'))).not.toHaveLength(1);
  });

  it('that refuses the key is named, with the code and without any secret', async () => {
    bucket.store.mode.before = (_request, response) => {
      response.writeHead(403).end('<Error><Code>InvalidAccessKeyId</Code><Key>AKIDTEST</Key></Error>');
      return true;
    };
    const failure = await publishTo(bucket.target, first).catch(String);
    expect(failure).toContain('s3://bucket/live did not take or give index.json (403 InvalidAccessKeyId)');
    expect(failure).not.toMatch(/AKIDTEST|secret-of-tests/);
  });

  it.each<[string, Record<string, string>, string]>([
    ['s3://bucket', {}, 'AWS_ACCESS_KEY_ID is not set'],
    ['s3://bucket/a/../b', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }, 'names no bucket'],
    ['s3://B', { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' }, 'names no bucket'],
    [
      's3://bucket',
      { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b', AWS_ENDPOINT_URL: 'https://me:pass@host' },
      'AWS_ENDPOINT_URL is not the address',
    ],
  ])('that cannot be meant is refused: %s %j', (name, env, words) => {
    expect(() => parseS3(name, env)).toThrow(words);
    expect(() => parseS3(name, env)).not.toThrow('pass@');
  });

  it.each([
    ['s3://bucket', {}, 'https://bucket.s3.us-east-1.amazonaws.com/'],
    ['s3://my.bucket/live/', { AWS_REGION: 'eu-west-1' }, 'https://s3.eu-west-1.amazonaws.com/my.bucket/live/'],
    ['s3://bucket/a/b', { AWS_ENDPOINT_URL: 'http://minio:9000/' }, 'http://minio:9000/bucket/a/b/'],
  ])('has its address from the usual variables: %s %j', (name, env, base) => {
    const keys = { AWS_ACCESS_KEY_ID: 'a', AWS_SECRET_ACCESS_KEY: 'b' };
    expect(parseS3(name, { ...keys, ...env }).base.href).toBe(base);
  });
});
