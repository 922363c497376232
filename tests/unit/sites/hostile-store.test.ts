import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { contentHash } from '@/sites/content-hash';
import { createUrlSource } from '@/sites/create-url-source';
import { bytes, makeLog, pollUntil, publish } from '../server/fixture';
import { type Behaviour, type Loopback, openLoopback } from '../server/loopback';

const json = { 'content-type': 'application/json' };
const pathOf = (url: string | undefined) => (url ?? '').replace('/live/', '');

let store: Loopback;
let stranger: Loopback;
/** Answers by path below the store's folder; anything else is a 404 with an error page. */
const files = new Map<string, string | Behaviour>();
const asked: string[] = [];

const logo = '<svg/>';
const hashes = { first: publish('aurora', 'first').hash, second: publish('aurora', 'second').hash };
const listOf = (sites: object) => JSON.stringify({ format: 1, sites });
const entryOf = (version: keyof typeof hashes, file: string, picture = logo) => ({
  hash: hashes[version],
  file,
  assets: { 'logo.svg': { hash: contentHash(picture), file: 'logo.svg' } },
});
const indexOf = (file: string) => listOf({ aurora: entryOf('second', file) });
const siteOf = (version: keyof typeof hashes, id = 'aurora') => JSON.stringify(publish(id, version));

beforeAll(async () => {
  [store, stranger] = await Promise.all([openLoopback(), openLoopback()]);
  store.behave = (response, request) => {
    const path = pathOf(request.url);
    asked.push(path);
    const file = files.get(path);
    if (typeof file === 'function') file(response, request);
    else response.writeHead(file === undefined ? 404 : 200, json).end(file ?? '<h1>Not here</h1>');
  };
});
afterAll(() => {
  store.close();
  stranger.close();
});
beforeEach(() => {
  files.clear();
  files.set('index.json', listOf({ aurora: entryOf('first', 'aurora.json') }));
  files.set('aurora.json', siteOf('first'));
});

/** Spaces, which may stand before any JSON, until nobody listens. */
const endless: Behaviour = (response) => {
  const part = ' '.repeat(1024 * 1024);
  const pour = () => {
    while (!response.destroyed) if (!response.write(part)) return response.once('drain', pour);
    return response;
  };
  response.writeHead(200, json);
  pour();
};

async function openSource() {
  const clock = { now: 0 };
  const log = makeLog();
  const source = await createUrlSource({ url: new URL('live/', store.url), log, clock: () => clock.now });
  const pollUntilSaid = (isSaid: () => void) => pollUntil(source, clock, isSaid);
  const pollUntilRefused = () => pollUntilSaid(() => expect(log.lines).not.toEqual([]));
  return { source, log, pollUntilSaid, pollUntilRefused };
}

const answers = (status: number, headers: Record<string, string>, body = ''): Behaviour => {
  return (response) => response.writeHead(status, headers).end(body);
};

describe('a store of published merchants', () => {
  it.each<[string, string, string | Behaviour]>([
    ['a list that is HTML', 'index.json', '<html>'],
    ['a list cut short', 'index.json', indexOf('aurora.json').slice(0, 40)],
    ['a list of another form', 'index.json', '{"format":1,"sites":[]}'],
    ['an entry without a file', 'index.json', '{"format":1,"sites":{"aurora":{"hash":"h2"}}}'],
    ['a list of no merchants', 'index.json', '{"format":1,"sites":{}}'],
    ['a list of other merchants alone', 'index.json', listOf({ padma: entryOf('second', 'padma.json') })],
    ['a site with another word in it', 'aurora.json', siteOf('second').replace('"Home"', '"Hone"')],
    [
      'a site with another condition in it',
      'aurora.json',
      siteOf('second').replace('"conditions":{}', '"conditions":{"agent":true}'),
    ],
    [
      'a new picture of other bytes',
      'index.json',
      listOf({ aurora: entryOf('second', 'aurora.json', '<svg>new</svg>') }),
    ],
    ['no list, with 204', 'index.json', answers(204, {})],
    ['a failure', 'index.json', answers(503, json, indexOf('aurora.json'))],
    ['a site cut short', 'aurora.json', siteOf('second').slice(0, 90)],
    ['a site of another merchant', 'aurora.json', siteOf('second', 'padma')],
    ['a site whose page is no page', 'aurora.json', siteOf('second').replace(/"home":\{/, '"home":null,"x":{')],
    [
      'a site that breaks off',
      'aurora.json',
      (response) => void response.writeHead(200, json).write('{', () => response.destroy()),
    ],
  ])('with %s leaves the last good site [CFG-05]', async (_, path, answer) => {
    const { source, pollUntilRefused } = await openSource();
    const before = source.current().get('aurora');
    expect(before?.site.hash).toBe(hashes.first);
    files.set('index.json', indexOf('aurora.json'));
    files.set('aurora.json', siteOf('second'));
    files.set(path, answer);
    await pollUntilRefused();
    expect(source.current().get('aurora')).toBe(before);
  });

  it.each(['index.json', 'aurora.json'])('is not read to the end where %s has none [CFG-05]', async (path) => {
    const { source, log, pollUntilRefused } = await openSource();
    const before = source.current().get('aurora');
    files.set('index.json', indexOf('aurora.json'));
    files.set(path, endless);
    await pollUntilRefused();
    expect(log.lines.join()).toContain('it is larger than');
    expect(source.current().get('aurora')).toBe(before);
  });

  it.each([
    ['another host', () => stranger.url.href],
    ['another folder', () => '../secret.json'],
    ['no address', () => 'http://['],
  ])('that names %s for a site is not followed there [CFG-05]', async (_, file) => {
    const { source, pollUntilRefused } = await openSource();
    const visited = vi.fn();
    stranger.behave = (response) => {
      visited();
      response.writeHead(200, json).end(siteOf('second'));
    };
    files.set('index.json', indexOf(file()));
    await pollUntilRefused();
    expect(source.current().get('aurora')?.site.hash).toBe(hashes.first);
    expect([visited.mock.calls.length, asked.filter((path) => path.includes('secret'))]).toEqual([0, []]);
  });

  it('that points elsewhere is not followed: it would say whom the server asks [CFG-05]', async () => {
    const { source, log, pollUntilRefused } = await openSource();
    const visited = vi.fn<Behaviour>((response) => response.end(indexOf('aurora.json')));
    stranger.behave = visited;
    files.set('index.json', answers(302, { location: stranger.url.href }));
    await pollUntilRefused();
    expect([source.current().get('aurora')?.site.hash, visited.mock.calls.length]).toEqual([hashes.first, 0]);
    expect(log.lines.join()).toContain('302');
  });

  it('gives no error page for a picture, which would be kept for good, and the picture once it is there', async () => {
    const { source, log } = await openSource();
    const picture = source.current().get('aurora')?.assets.get('logo.svg');
    await expect(picture?.read()).rejects.toThrow('404');
    files.set('logo.svg', '<svg>other</svg>');
    await expect(picture?.read()).rejects.toThrow('does not match its hash');
    files.set('logo.svg', logo);
    expect(await picture?.read()).toEqual(bytes(logo));
    expect(log.lines).toHaveLength(2);
  });

  it('that lists nobody serves all as before, says so once, and goes on when it is whole again [CFG-05]', async () => {
    const { source, log, pollUntilSaid } = await openSource();
    const before = source.current();
    files.set('index.json', '{"format":1,"sites":{}}');
    const polls = asked.length;
    await pollUntilSaid(() => expect(asked.length).toBeGreaterThan(polls + 3));
    expect(source.current()).toBe(before);
    expect(log.lines).toEqual([expect.stringContaining('index.json names no merchant at all')]);
    files.set('index.json', listOf({ aurora: entryOf('first', 'aurora.json'), padma: entryOf('first', 'padma.json') }));
    files.set('padma.json', siteOf('first', 'padma'));
    await pollUntilSaid(() => expect(log.lines.join()).toContain('padma.json'));
    files.set(
      'index.json',
      listOf({
        aurora: entryOf('first', 'aurora.json'),
        padma: { ...entryOf('first', 'padma.json'), hash: publish('padma', 'first').hash },
      }),
    );
    await pollUntilSaid(() => expect([...source.current().keys()]).toEqual(['aurora', 'padma']));
    // A brand that is taken off is meant.
    files.set('index.json', listOf({ aurora: entryOf('first', 'aurora.json') }));
    await pollUntilSaid(() => expect([...source.current().keys()]).toEqual(['aurora']));
    expect(log.lines.at(-1)).toContain('Merchant "padma" is not in the list');
  });

  it('gives a picture that changed as it was looked at before it was taken', async () => {
    const { source, pollUntilSaid } = await openSource();
    files.set('logo.svg', '<svg>new</svg>');
    files.set('index.json', listOf({ aurora: entryOf('first', 'aurora.json', '<svg>new</svg>') }));
    const hash = contentHash('<svg>new</svg>');
    await pollUntilSaid(() => expect(source.current().get('aurora')?.assets.get('logo.svg')?.hash).toBe(hash));
    files.delete('logo.svg');
    expect(await source.current().get('aurora')?.assets.get('logo.svg')?.read()).toEqual(bytes('<svg>new</svg>'));
  });

  it('without ETags changes nothing as long as it says the same: what was made from a site stays [CFG-06]', async () => {
    const { source, pollUntilSaid } = await openSource();
    const changed = vi.fn();
    source.onChange(changed);
    const before = source.current();
    const polls = asked.length;
    await pollUntilSaid(() => expect(asked.length).toBeGreaterThan(polls + 2));
    expect(source.current()).toBe(before);
    files.set('index.json', indexOf('aurora.json'));
    files.set('aurora.json', siteOf('second'));
    await pollUntilSaid(() => expect(source.current().get('aurora')?.site.hash).toBe(hashes.second));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
