import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { newKeys, parsePrivateKey, parsePublicKeys } from '@/sites/index-signature';
import type { Occasion } from '@/sites/publish/history';
import { planPromotion } from '@/sites/publish/plan-promotion';
import { createPublisher } from '@/sites/publish/publisher';
import type { Target } from '@/sites/publish/target';
import { offer, offerBuild, openBucket, openFolderPlace, publishTo } from '../../support/publishing';
import { publish } from '../server/fixture';

const occasion: Occasion = { kind: 'promote', by: 'ops', note: '', words: [], source: 'draft' };
const pair = () => {
  const { secret, open } = newKeys();
  const [key, keys] = [parsePrivateKey(secret), parsePublicKeys(open)];
  if (key === undefined || keys === undefined) throw new Error('A new pair of keys cannot be read.');
  return { key, keys };
};
const [ofDrafts, ofPlayers] = [pair(), pair()];
const hash = (id: string, mark: string) => publish(id, mark).hash;

type Places = { readonly draft: Target; readonly live: Target; readonly close: () => void };

function openFolders(): Places {
  const [draft, live] = [openFolderPlace(), openFolderPlace()];
  const close = () => {
    draft.close();
    live.close();
  };
  return { draft: draft.target, live: live.target, close };
}

async function openBuckets(): Promise<Places> {
  const { open, target, close } = await openBucket();
  return { draft: open({}, 's3://drafts/live'), live: target, close };
}

async function promote(draft: Target, live: Target, brands: readonly string[] = []) {
  const source = createPublisher({ target: draft, key: ofPlayers.key, others: ofDrafts.keys });
  const publisher = createPublisher({ target: live, key: ofPlayers.key });
  const [from, to] = [await source.current(), await publisher.current()];
  const plan = await planPromotion({ source: draft, from, to, brands, now: Date.now() });
  return { publisher, to, plan, publish: () => publisher.publish(to, plan, occasion) };
}

async function brandsOf(target: Target) {
  const { entries } = await createPublisher({ target, key: undefined }).current();
  return Object.fromEntries([...entries].map(([id, entry]) => [id, entry.hash]));
}

describe.each<[string, () => Places | Promise<Places>]>([
  ['folders', openFolders],
  ['buckets', openBuckets],
])('promoting between %s', (_, open) => {
  let places: Places;
  beforeEach(async () => {
    places = await open();
    await publishTo(places.draft, [offer(publish('aurora', 'new')), offer(publish('padma', 'new'))], {
      key: ofDrafts.key,
      build: offerBuild('two', { '/assets/far-2.js': 'far' }),
    });
    await publishTo(places.live, [offer(publish('aurora', 'old')), offer(publish('noor', 'old'))], {
      key: ofPlayers.key,
    });
  });
  afterEach(() => places.close());

  it('makes all brands those of the other place, signed anew, and leaves those that stand there alone [CFG-06]', async () => {
    const { draft, live } = places;
    await (await promote(draft, live)).publish();
    expect(await brandsOf(live)).toEqual({
      aurora: hash('aurora', 'new'),
      noor: hash('noor', 'old'),
      padma: hash('padma', 'new'),
    });
    const { current, history } = createPublisher({ target: live, key: ofPlayers.key });
    const now = await current();
    expect([...now.builds.keys()]).toEqual(['two']);
    for (const { file } of [...now.entries.values(), ...now.builds.values()])
      expect(await live.read(file)).toBeDefined();
    expect((await history(now, 1))[0]).toMatchObject({ kind: 'promote', source: 'draft' });
    expect((await promote(draft, live)).plan).toMatchObject({ changed: new Map(), builds: new Map(), uploads: [] });
  });

  it('makes a named brand alone, and no build [CFG-06]', async () => {
    const { draft, live } = places;
    await (await promote(draft, live, ['aurora'])).publish();
    expect(await brandsOf(live)).toEqual({ aurora: hash('aurora', 'new'), noor: hash('noor', 'old') });
    expect((await createPublisher({ target: live, key: undefined }).current()).builds.size).toBe(0);
  });

  it('promotes nothing where that brand was published meanwhile [CFG-05]', async () => {
    const { draft, live } = places;
    const late = await promote(draft, live, ['aurora']);
    await publishTo(live, [offer(publish('aurora', 'mended'))], { key: ofPlayers.key, by: 'ann' });
    await expect(late.publish()).rejects.toThrow(/^ann \(version \d+\) published aurora meanwhile/);
    expect(await brandsOf(live)).toMatchObject({ aurora: hash('aurora', 'mended') });
  });

  it('can be taken back [CFG-06]', async () => {
    const { draft, live } = places;
    await (await promote(draft, live)).publish();
    const { current, planRollback, publish: write } = createPublisher({ target: live, key: ofPlayers.key });
    const now = await current();
    await write(now, await planRollback(now), { ...occasion, kind: 'rollback' });
    expect(await brandsOf(live)).toEqual({ aurora: hash('aurora', 'old'), noor: hash('noor', 'old') });
  });

  it('refuses a list that a stranger signed, a brand that is not there, and content that was changed [CFG-05]', async () => {
    const { draft, live } = places;
    const stranger = createPublisher({ target: draft, key: ofPlayers.key });
    await expect(stranger.current()).rejects.toThrow('is not signed by your key or one of CONFIG_KEYS');
    await expect(promote(draft, live, ['noor'])).rejects.toThrow('"noor" is not published at');
    const broken: Target = {
      ...draft,
      read: async (file) => (file.startsWith('sites/aurora') ? new Uint8Array([1]) : draft.read(file)),
    };
    await expect(promote(broken, live)).rejects.toThrow('is gone or is not what was written');
  });
});
