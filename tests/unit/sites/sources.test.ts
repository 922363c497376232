import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ConfigFile,
  canonicalJson,
  createSiteLoader,
  type Issue,
  matchesItsHash,
  type Site,
  siteHash,
} from '@/engine';
import { contentHash as hashOfFile } from '@/sites/content-hash';
import { createFolderSource, type FolderSource } from '@/sites/create-folder-source';
import { createUrlSource } from '@/sites/create-url-source';
import { chainOf } from '@/sites/merchant-chain';
import { planPublication } from '@/sites/publish/plan';
import { readCatalogue } from '@/sites/read-catalogue';
import { offer, openFolderPlace, publishTo } from '../../support/publishing';
import { bytes, makeLog, makeSite, pollUntil, publish } from '../server/fixture';

const built = new Map<string, ReturnType<typeof makeSite>>();

/** Stands in for the engine: an `abstract` merchant is no site, a `broken` one is an issue of it and of its children. */
function load(files: readonly ConfigFile[]) {
  const merchants = files.filter(({ path }) => path.endsWith('/merchant.json'));
  const broken = new Set(merchants.filter(isBroken(merchants)).map(idOf));
  const sites = new Map(
    merchants
      .filter(({ text }) => !text.includes('abstract'))
      .map((file) => {
        const key = `${file.path} ${file.text}`;
        const site = built.get(key) ?? makeSite(idOf(file), { format: 1 }, key);
        built.set(key, site);
        return [idOf(file), site];
      }),
  );
  const issues = merchants
    .filter(({ text }) => text.includes('broken'))
    .map((file): Issue => {
      const at = { file: file.path, line: 2, column: 3 };
      return { severity: 'error', code: 'x', at, merchant: idOf(file), message: 'Key "broken" is unknown. Remove it.' };
    });
  const odd = merchants.flatMap((file): readonly Issue[] => {
    const above = file.text.split('odd')[0];
    const at = { file: file.path, line: above?.split('\n').length ?? 1, column: 1 };
    const issue = {
      severity: 'warning',
      code: 'y',
      at,
      merchant: idOf(file),
      message: 'An odd text. Write it.',
    } as const;
    return above === file.text ? [] : [issue];
  });
  const consoles = files.filter(({ path }) => path.endsWith('/console.json'));
  return {
    sites,
    issues: [...issues, ...odd],
    broken,
    consoles: new Map(consoles.map((file) => [idOf(file), JSON.parse(file.text)])),
  };
}

const idOf = ({ path }: ConfigFile) => path.split('/')[0] ?? '';

const isBroken =
  (merchants: readonly ConfigFile[]) =>
  ({ text }: ConfigFile) =>
    text.includes('broken') ||
    (text.includes('extends') && merchants.some((file) => idOf(file) === 'base' && file.text.includes('broken')));

describe('createFolderSource', () => {
  const state = { root: '', now: 0 };
  let log = makeLog();
  let source: FolderSource | undefined;

  const write = async (path: string, text: string) => {
    await mkdir(dirname(join(state.root, path)), { recursive: true });
    await writeFile(join(state.root, path), text);
  };
  const open = async () => {
    source = await createFolderSource({
      root: state.root,
      shownAs: 'merchant-configs',
      load,
      log,
      clock: () => state.now,
    });
    return source;
  };
  const hashOf = (id: string) => source?.current().get(id)?.site.hash;
  /** What the next navigation would do; the clock runs on, so this does not rest on the system's watchers. */
  const navigateUntil = async (isSaid: () => void) => source && pollUntil(source, state, isSaid);

  beforeEach(async () => {
    state.root = await mkdtemp(join(tmpdir(), 'livery-'));
    log = makeLog();
    await write('base/merchant.json', '{"abstract":true}');
    await write('base/assets/icon.svg', '<svg/>');
    await write('aurora/merchant.json', '{"extends":"base","name":"A"}');
    await write('aurora/console.json', '{"settings":{"a":1}}');
    await write('padma/merchant.json', '{"name":"P"}');
  });

  afterEach(async () => {
    source?.close();
    await rm(state.root, { recursive: true, force: true });
  });

  it('serves what compiles, with inherited assets and each console', async () => {
    const opened = await open();
    expect([...opened.current().keys()]).toEqual(['aurora', 'padma']);
    expect([...(opened.current().get('aurora')?.assets.keys() ?? [])]).toEqual(['icon.svg']);
    expect(opened.consoles().get('aurora')).toEqual({ settings: { a: 1 } });
  });

  it('says of a warning that an edit brings, once, and not again where it only moves [CFG-06]', async () => {
    await open();
    await write('padma/merchant.json', '{"name":"odd"}');
    await navigateUntil(() => expect(log.lines.join()).toContain('An odd text'));
    await write('padma/merchant.json', '{\n"name":"odd 2"}');
    await navigateUntil(() => expect(hashOf('padma')).toContain('odd 2'));
    await write('padma/merchant.json', '{"name":"Q"}');
    await navigateUntil(() => expect(hashOf('padma')).toContain('Q'));
    await write('padma/merchant.json', '{"name":"odd 3"}');
    await navigateUntil(() => expect(hashOf('padma')).toContain('odd 3'));
    const line = 'merchant-configs/padma/merchant.json:1:1  Warning: An odd text. Write it.';
    expect(log.lines.filter((one) => one.includes('odd text'))).toEqual([line, line]);
  });

  it('says of a mended file that it is good again, once [CFG-06]', async () => {
    await open();
    await write('aurora/merchant.json', '{"extends":"base","name":"broken"}');
    await navigateUntil(() => expect(log.lines.join()).toContain('Key "broken" is unknown'));
    expect(log.lines.join()).not.toContain('good again');
    await write('aurora/merchant.json', '{"extends":"base","name":"Mended"}');
    await navigateUntil(() => expect(hashOf('aurora')).toContain('Mended'));
    await write('padma/merchant.json', '{"name":"Q"}');
    await navigateUntil(() => expect(hashOf('padma')).toContain('Q'));
    expect(log.lines.filter((line) => line.includes('good again'))).toEqual([
      'merchant-configs/aurora/merchant.json is good again, so players get it from their next page on.',
    ]);
  });

  it('tells the errors of each merchant, its parent’s among them, until they are mended [CFG-01]', async () => {
    const source = await open();
    expect(source.findings()).toEqual([]);
    await write('base/merchant.json', '{"abstract":true,"name":"broken"}');
    const line = 'merchant-configs/base/merchant.json:2:3  Key "broken" is unknown. Remove it.';
    await navigateUntil(() =>
      expect(source.findings()).toEqual(['aurora', 'base'].map((merchant) => ({ merchant, severity: 'error', line }))),
    );
    await write('base/merchant.json', '{"abstract":true}');
    await navigateUntil(() => expect(source.findings()).toEqual([]));
  });

  it('tells the warnings of a merchant until they are mended [CFG-01]', async () => {
    const source = await open();
    await write('padma/merchant.json', '{"name":"odd"}');
    const line = 'merchant-configs/padma/merchant.json:1:1  An odd text. Write it.';
    const warning = { merchant: 'padma', severity: 'warning', line };
    await navigateUntil(() => expect(source.findings()).toEqual([warning]));
    await write('padma/merchant.json', '{"name":"Q"}');
    await navigateUntil(() => expect(source.findings()).toEqual([]));
  });

  it('gives nobody what a link in a folder of assets leads out to, and says which link it is', async () => {
    await mkdir(join(state.root, 'outside'));
    await write('outside/.secret/key.svg', 'key');
    const secret = join(state.root, 'outside/.secret');
    await mkdir(join(state.root, 'aurora/assets'), { recursive: true });
    await write('aurora/assets/own.svg', '<svg/>');
    await symlink('own.svg', join(state.root, 'aurora/assets/same.svg'));
    await symlink(join(secret, 'key.svg'), join(state.root, 'aurora/assets/key.svg'));
    await symlink('../console.json', join(state.root, 'aurora/assets/console.svg'));
    await symlink(secret, join(state.root, 'aurora/assets/folder'));
    await symlink('..', join(state.root, 'aurora/assets/round'));
    await symlink(secret, join(state.root, 'padma/assets'));
    const opened = await open();
    expect([...(opened.current().get('aurora')?.assets.keys() ?? [])].sort()).toEqual([
      'icon.svg',
      'own.svg',
      'same.svg',
    ]);
    expect([...(opened.current().get('padma')?.assets.keys() ?? [])]).toEqual([]);
    const said = log.lines.filter((line) => line.includes('leads out')).join('\n');
    for (const name of ['key.svg', 'console.svg', 'folder', 'round']) expect(said).toContain(`aurora/assets/${name}`);
    expect(said).toContain('padma/assets ');
    // A link that comes while it runs.
    await symlink(secret, join(state.root, 'aurora/assets/later'));
    await navigateUntil(() => expect(log.lines.join()).toContain('aurora/assets/later'));
    expect(log.lines.filter((line) => line.includes('assets/key.svg'))).toHaveLength(1);
  });

  it('takes a merchant whose folder is a link: whoever runs the server says where merchants are', async () => {
    const elsewhere = await mkdtemp(join(tmpdir(), 'livery-jade-'));
    await mkdir(join(elsewhere, 'assets'));
    await writeFile(join(elsewhere, 'merchant.json'), '{"name":"J"}');
    await writeFile(join(elsewhere, 'assets/logo.svg'), '<svg/>');
    await symlink(elsewhere, join(state.root, 'jade'));
    expect([...((await open()).current().get('jade')?.assets.keys() ?? [])]).toEqual(['logo.svg']);
    await rm(elsewhere, { recursive: true });
  });

  it('shows a change at the next navigation, and leaves other merchants as they are [CFG-06]', async () => {
    const opened = await open();
    const padma = opened.current().get('padma');
    await write('aurora/merchant.json', '{"extends":"base","name":"Changed"}');
    await navigateUntil(() => expect(hashOf('aurora')).toContain('Changed'));
    expect(opened.current().get('padma')).toBe(padma);
  });

  it('follows the folder without being asked [CFG-06]', async () => {
    const opened = await open();
    const told = vi.fn();
    opened.onChange(told);
    await write('padma/merchant.json', '{"name":"Watched"}');
    await vi.waitFor(() => expect(hashOf('padma')).toContain('Watched'));
    expect(told).toHaveBeenCalled();
  });

  it('watches nothing any more once it is closed, not even what a look finds that was under way', async () => {
    const opened = await open();
    const told = vi.fn();
    opened.onChange(told);
    await write('padma/merchant.json', '{"name":"Last"}');
    state.now += 10_000;
    const looking = opened.refresh();
    opened.close();
    await looking;
    const before = told.mock.calls.length;
    await write('padma/merchant.json', '{"name":"After"}');
    // A source that still watches hears of this one first.
    const other = await open();
    const heard = new Promise<void>((done) => other.onChange(done));
    await write('padma/merchant.json', '{"name":"After that"}');
    await heard;
    expect(told.mock.calls.length).toBe(before);
  });

  it('keeps the last good site of a merchant that breaks, and logs each issue with its place [CFG-05]', async () => {
    await open();
    const good = hashOf('aurora');
    await write('aurora/merchant.json', '{"extends":"base",\n  "broken":true}');
    await write('padma/merchant.json', '{"name":"Fine"}');
    await navigateUntil(() => expect(hashOf('padma')).toContain('Fine'));
    expect(hashOf('aurora')).toBe(good);
    expect(log.lines).toContain('merchant-configs/aurora/merchant.json:2:3  Key "broken" is unknown. Remove it.');
    expect(log.lines.join('\n')).toContain('players keep its last good site');
    await write('aurora/merchant.json', '{"extends":"base","name":"Mended"}');
    await navigateUntil(() => expect(hashOf('aurora')).toContain('Mended'));
  });

  it('keeps every child of a base that breaks [CFG-05]', async () => {
    await open();
    const good = hashOf('aurora');
    await write('base/merchant.json', '{"abstract":true,\n  "broken":true}');
    await navigateUntil(() => expect(log.lines.join('\n')).toContain('Merchant "aurora" changed'));
    expect(hashOf('aurora')).toBe(good);
    // It is served nowhere itself.
    expect(log.lines.join('\n')).not.toContain('"base"');
  });

  it('does not serve a merchant that never was good, until it is [CFG-05]', async () => {
    await write('aurora/merchant.json', '{"extends":"base","broken":true}');
    await open();
    expect(hashOf('aurora')).toBeUndefined();
    expect(hashOf('padma')).toBeDefined();
    expect(log.lines.join('\n')).toContain('"aurora" does not compile and no good site of it is kept here');
    await write('aurora/merchant.json', '{"extends":"base","name":"Mended"}');
    await navigateUntil(() => expect(hashOf('aurora')).toContain('Mended'));
    expect(log.lines).toContain('aurora: new, players get it from now on.');
    expect(log.lines).toContain('merchant-configs/aurora/merchant.json is good, so "aurora" is served from now on.');
    expect(log.lines.join('\n')).not.toContain('good again');
  });

  it('says which brands take an edit, from which file, and what differs, in one line [CFG-06]', async () => {
    await write('jade/merchant.json', '{"extends":"base","name":"J"}');
    await open();
    expect(log.lines.join()).not.toContain('taken');
    await write('padma/texts/en.json', '{"a":"b"}');
    await write('padma/merchant.json', '{"name":"Q"}');
    await navigateUntil(() => expect(hashOf('padma')).toContain('Q'));
    expect(log.lines.join('\n')).toMatch(/^padma: merchant\.json(, texts\/en\.json)? taken, /m);
    await write('base/assets/icon.svg', '<svg><g/></svg>');
    await navigateUntil(() =>
      expect(log.lines).toContain('aurora, jade: base/assets/icon.svg taken, icon.svg differs.'),
    );
  });

  it('takes a change of a picture, a new merchant, and one that is retired and removed [CFG-06]', async () => {
    const opened = await open();
    const version = opened.current().get('aurora')?.version;
    await write('base/assets/icon.svg', '<svg><g/></svg>');
    await write('jade/merchant.json', '{"name":"J"}');
    await write('retired.json', '{"format":1,"retired":["padma"]}');
    await rm(join(state.root, 'padma'), { recursive: true });
    await navigateUntil(() => {
      expect([...opened.current().keys()]).toEqual(['aurora', 'jade']);
      expect(opened.current().get('aurora')?.version).not.toBe(version);
    });
  });
});

describe('the chain of a merchant', () => {
  it('names its ancestors, and ends at a cycle', () => {
    const parents = new Map([
      ['base', undefined],
      ['asia', 'base'],
      ['padma', 'asia'],
      ['loop', 'pool'],
      ['pool', 'loop'],
    ]);
    expect(chainOf('padma', parents)).toEqual(['padma', 'asia', 'base']);
    expect(chainOf('loop', parents)).toEqual(['loop', 'pool']);
  });
});

describe('the merchants of the project', () => {
  it('are whole after a way through JSON, whatever the order of keys there, and not with another word in them [CFG-05]', {
    tags: ['deep'],
  }, async () => {
    const { load } = createSiteLoader(readCatalogue(resolve('schemas')));
    const project = await createFolderSource({ root: resolve('merchant-configs'), load, log: makeLog() });
    project.close();
    expect(project.current().size).toBeGreaterThan(4);
    for (const { site } of project.current().values()) {
      const published: Site = JSON.parse(canonicalJson(site));
      expect(matchesItsHash(published)).toBe(true);
      expect(matchesItsHash({ ...published, merchant: { ...published.merchant, name: 'Another' } })).toBe(false);
    }
  });
});

describe('createUrlSource', () => {
  const url = new URL('https://configs.example/live/');
  let place: ReturnType<typeof openFolderPlace>;
  beforeEach(() => {
    place = openFolderPlace();
  });
  afterEach(() => place.close());

  /** Serves the published folder by ETags, but for the files that are hidden. */
  function openStore(): { asked: string[]; hidden: RegExp | undefined; fetch: typeof globalThis.fetch } {
    const store: ReturnType<typeof openStore> = {
      asked: [],
      hidden: undefined,
      fetch: async (target, init) => {
        const path = String(target).slice(url.href.length);
        const known = new Headers(init?.headers).get('if-none-match');
        store.asked.push(`${path}${known === null ? '' : ` ${known}`}`);
        const content = store.hidden?.test(path) === true ? undefined : await place.target.read(path);
        if (content === undefined) return new Response('', { status: 404 });
        const etag = `"${hashOfFile(content)}"`;
        if (known === etag) return new Response(null, { status: 304 });
        return new Response(new Uint8Array(content), { headers: { etag } });
      },
    };
    return store;
  }

  const [first, second] = [publish('aurora', 'first'), publish('aurora', 'second')];

  it('says what follows where no site could ever be read [CFG-05]', async () => {
    const log = makeLog();
    const fetch = async () => new Response('', { status: 503 });
    await createUrlSource({ url, log, fetch });
    expect(log.lines).toEqual([expect.stringContaining('so their hosts answer 404 until they can be read')]);
  });

  it('takes published sites, asks by ETag, and keeps the last good one [CFG-05]', async () => {
    const clock = { now: 0 };
    const log = makeLog();
    const store = openStore();
    await publishTo(place.target, [offer(first)]);
    const source = await createUrlSource({ url, log, fetch: store.fetch, clock: () => clock.now });
    expect(source.current().get('aurora')?.site.hash).toBe(first.hash);
    expect(await source.current().get('aurora')?.assets.get('logo.svg')?.read()).toEqual(bytes('<svg/>'));

    await pollUntil(source, clock, () => expect(store.asked.at(-1)).toMatch(/^index\.json "/));
    const version = source.publication?.()?.version;
    expect(log.lines).toEqual([
      expect.stringMatching(`^Version ${version} of .+ by ops\\. .+ from now on: aurora\\.$`),
    ]);

    await publishTo(place.target, [offer(first)]);
    await pollUntil(source, clock, () => expect(log.lines.at(-1)).toContain('No brand differs.'));

    store.hidden = /^sites\//;
    await publishTo(place.target, [offer(second)]);
    await pollUntil(source, clock, () => expect(log.lines.join()).toContain('sites/aurora.'));
    expect(log.lines.join()).toContain('the last good sites stay');
    expect(source.current().get('aurora')?.site.hash).toBe(first.hash);

    store.hidden = undefined;
    await pollUntil(source, clock, () => expect(source.current().get('aurora')?.site.hash).toBe(second.hash));
  });

  it('says of every outage of the store, also where the list is the same after it [CFG-05]', async () => {
    const clock = { now: 0 };
    const log = makeLog();
    const store = openStore();
    await publishTo(place.target, [offer(first)]);
    const source = await createUrlSource({ url, log, fetch: store.fetch, clock: () => clock.now });
    const outages = () => log.lines.filter((line) => line.includes('cannot be read')).length;
    for (const outage of [1, 2]) {
      store.hidden = /^index\.json/;
      await pollUntil(source, clock, () => expect(outages()).toBe(outage));
      store.hidden = undefined;
      const asked = store.asked.length;
      // When the list is asked for a second time, the first answer has been taken.
      await pollUntil(source, clock, () => expect(store.asked.length).toBeGreaterThan(asked + 1));
    }
  });

  it('refuses who was published with a code or domain that another merchant has [CFG-05]', async () => {
    const clock = { now: 0 };
    const log = makeLog();
    const brand = (id: string, settings: object) => {
      const site = makeSite(id, { format: 1, code: id, domains: [`${id}.example`], ...settings });
      return { ...site, hash: siteHash(site) };
    };
    // A publisher of ours refuses such a list, so the claims are taken out of it, as in a list of another hand.
    const publishUnasked = async (...sites: readonly Site[]) => {
      const { changed, uploads } = await planPublication(
        new Map(),
        sites.map((site) => offer(site)),
      );
      for (const upload of uploads) await place.target.put(upload);
      const entries = [...changed].map(([id, { after }]) => [id, { ...after, claims: undefined }]);
      await place.target.forcePointer(JSON.stringify({ format: 1, sites: Object.fromEntries(entries) }));
    };
    const [jade, mono] = [brand('jade', {}), brand('mono', {})];
    await publishUnasked(jade, mono);
    const source = await createUrlSource({ url, log, fetch: openStore().fetch, clock: () => clock.now });
    const changed = brand('mono', { name: 'Changed' });
    await publishUnasked(brand('jade', { code: 'mono' }), changed, brand('zeta', { domains: ['jade.example'] }));
    await pollUntil(source, clock, () => expect(source.current().get('mono')?.site.hash).toBe(changed.hash));
    expect([...source.current().keys()]).toEqual(['jade', 'mono']);
    expect(source.current().get('jade')?.site.hash).toBe(jade.hash);
    expect(log.lines.join('\n')).toContain('Merchant "jade" was published with a code or a domain of "mono"');
    expect(log.lines.join('\n')).toContain('Merchant "zeta" was published with a code or a domain of "jade"');
  });
});
