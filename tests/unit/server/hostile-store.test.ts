import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createUrlSource } from '@/server/sites/create-url-source';
import { bytes, makeLog, makeSite, pollUntil } from './fixture';
import { type Behaviour, type Loopback, openLoopback } from './loopback';

const json = { 'content-type': 'application/json' };
const pathOf = (url: string | undefined) => (url ?? '').replace('/live/', '');

let store: Loopback;
let stranger: Loopback;
/** Answers by path below the store's folder; anything else is a 404 with an error page. */
const files = new Map<string, string | Behaviour>();
const asked: string[] = [];

const indexOf = (file: string, more: object = {}) =>
  JSON.stringify({
    format: 1,
    sites: { aurora: { hash: 'h2', file, assets: { 'logo.svg': { hash: 'l1', file: 'logo.svg' } }, ...more } },
  });
const siteOf = (hash: string, id = 'aurora') => JSON.stringify(makeSite(id, { format: 1 }, hash));

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
  files.set('index.json', indexOf('aurora.json').replace('h2', 'h1'));
  files.set('aurora.json', siteOf('h1'));
});

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
    ['no list, with 204', 'index.json', answers(204, {})],
    ['a failure', 'index.json', answers(503, json, indexOf('aurora.json'))],
    ['a site cut short', 'aurora.json', siteOf('h2').slice(0, 90)],
    ['a site of another merchant', 'aurora.json', siteOf('h2', 'padma')],
    ['a site whose page is no page', 'aurora.json', siteOf('h2').replace(/"home":\{/, '"home":null,"x":{')],
    [
      'a site that breaks off',
      'aurora.json',
      (response) => void response.writeHead(200, json).write('{', () => response.destroy()),
    ],
  ])('with %s leaves the last good site [CFG-05]', async (_, path, answer) => {
    const { source, pollUntilRefused } = await openSource();
    const before = source.current().get('aurora');
    expect(before?.site.hash).toBe('h1');
    files.set('index.json', indexOf('aurora.json'));
    files.set('aurora.json', siteOf('h2'));
    files.set(path, answer);
    await pollUntilRefused();
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
      response.writeHead(200, json).end(siteOf('h2'));
    };
    files.set('index.json', indexOf(file()));
    await pollUntilRefused();
    expect(source.current().get('aurora')?.site.hash).toBe('h1');
    expect([visited.mock.calls.length, asked.filter((path) => path.includes('secret'))]).toEqual([0, []]);
  });

  it('that points elsewhere is not followed: it would say whom the server asks [CFG-05]', async () => {
    const { source, log, pollUntilRefused } = await openSource();
    const visited = vi.fn<Behaviour>((response) => response.end(indexOf('aurora.json')));
    stranger.behave = visited;
    files.set('index.json', answers(302, { location: stranger.url.href }));
    await pollUntilRefused();
    expect([source.current().get('aurora')?.site.hash, visited.mock.calls.length]).toEqual(['h1', 0]);
    expect(log.lines.join()).toContain('302');
  });

  it('gives no error page for a picture, which would be kept for good, and the picture once it is there', async () => {
    const { source } = await openSource();
    const picture = source.current().get('aurora')?.assets.get('logo.svg');
    await expect(picture?.read()).rejects.toThrow('404');
    files.set('logo.svg', '<svg/>');
    expect(await picture?.read()).toEqual(bytes('<svg/>'));
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
    files.set('aurora.json', siteOf('h2'));
    await pollUntilSaid(() => expect(source.current().get('aurora')?.site.hash).toBe('h2'));
    expect(changed).toHaveBeenCalledTimes(1);
  });
});
