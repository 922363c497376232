import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfigFile, Issue } from '@/engine';
import { createFolderSource, type FolderSource } from '@/server/sites/create-folder-source';
import { createUrlSource } from '@/server/sites/create-url-source';
import { chainOf } from '@/server/sites/merchant-chain';
import { bytes, makeLog, makeSite, pollUntil } from './fixture';

/** A busy machine tells late of a change. */
const patient = { timeout: 10_000 };

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
  const consoles = files.filter(({ path }) => path.endsWith('/console.json'));
  return { sites, issues, broken, consoles: new Map(consoles.map((file) => [idOf(file), JSON.parse(file.text)])) };
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
    await vi.waitFor(() => expect(hashOf('padma')).toContain('Watched'), patient);
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
  });

  it('serves what compiles of a merchant that is broken at the start [CFG-05]', async () => {
    await write('aurora/merchant.json', '{"extends":"base","broken":true}');
    await open();
    expect(hashOf('aurora')).toContain('broken');
    expect(log.lines.join('\n')).toContain('only what compiles is served');
  });

  it('takes a change of a picture, a new merchant and a removed one [CFG-06]', async () => {
    const opened = await open();
    const version = opened.current().get('aurora')?.version;
    await write('base/assets/icon.svg', '<svg><g/></svg>');
    await write('jade/merchant.json', '{"name":"J"}');
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

describe('createUrlSource', () => {
  const url = new URL('https://configs.example/live/');

  function makeStore(files: { [path: string]: { body: string; etag?: string } }) {
    const asked: string[] = [];
    const fetch = async (target: RequestInfo | URL, init?: RequestInit) => {
      const path = String(target).slice(url.href.length);
      const file = files[path];
      const known = new Headers(init?.headers).get('if-none-match');
      asked.push(`${path}${known === null ? '' : ` ${known}`}`);
      if (file === undefined) return new Response('', { status: 404 });
      if (known !== null && known === file.etag) return new Response(null, { status: 304 });
      return new Response(file.body, { headers: file.etag === undefined ? {} : { etag: file.etag } });
    };
    return { asked, fetch, files };
  }

  const index = (hash: string) =>
    JSON.stringify({
      format: 1,
      sites: {
        aurora: { hash, file: `aurora.${hash}.json`, assets: { 'logo.svg': { hash: 'l1', file: 'logo.l1.svg' } } },
      },
    });

  it('takes published sites, asks by ETag, and keeps the last good one [CFG-05]', async () => {
    const clock = { now: 0 };
    const log = makeLog();
    const store = makeStore({
      'index.json': { body: index('h1'), etag: '"1"' },
      'aurora.h1.json': { body: JSON.stringify(makeSite('aurora', { format: 1 }, 'h1')) },
      'logo.l1.svg': { body: '<svg/>' },
    });
    const source = await createUrlSource({ url, log, fetch: store.fetch, clock: () => clock.now });
    expect(source.current().get('aurora')?.site.hash).toBe('h1');
    expect(await source.current().get('aurora')?.assets.get('logo.svg')?.read()).toEqual(bytes('<svg/>'));

    await pollUntil(source, clock, () => expect(store.asked.at(-1)).toBe('index.json "1"'));

    store.files['index.json'] = { body: index('h2'), etag: '"2"' };
    await pollUntil(source, clock, () => expect(log.lines.join()).toContain('aurora.h2.json'));
    expect(source.current().get('aurora')?.site.hash).toBe('h1');

    store.files['aurora.h2.json'] = { body: JSON.stringify(makeSite('aurora', { format: 1 }, 'h2')) };
    await pollUntil(source, clock, () => expect(source.current().get('aurora')?.site.hash).toBe('h2'));
  });
});
