import { describe, expect, it, vi } from 'vitest';
import { createSwrCache, type SwrCacheInput } from '@/server/pages/swr-cache';
import type { RenderInput } from '@/storefront/contract/boot';
import { envelope, home, makeGateway, makeServer, makeSite, makeSource, platform, renderFake, serve } from './fixture';

function makeCache(parts: Partial<SwrCacheInput<string>> = {}) {
  const clock = { now: 0 };
  const onError = vi.fn();
  const cache = createSwrCache<string>({
    clock: () => clock.now,
    freshMs: 10,
    staleMs: 100,
    maxSize: 1000,
    sizeOf: (value) => value.length,
    isPoorer: () => false,
    onError,
    ...parts,
  });
  return { cache, clock, onError };
}

const settle = () => new Promise((done) => setTimeout(done, 0));

describe('createSwrCache', () => {
  it('makes one value for many that ask at once', async () => {
    const { cache } = makeCache();
    const make = vi.fn(async () => 'a');
    expect(await Promise.all([1, 2, 3].map(() => cache.get('k', '1', make)))).toEqual(['a', 'a', 'a']);
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('serves a stale value while one new one is made', async () => {
    const { cache, clock } = makeCache();
    await cache.get('k', '1', async () => 'old');
    clock.now = 20;
    const make = vi.fn(async () => 'new');
    expect(await Promise.all([cache.get('k', '1', make), cache.get('k', '1', make)])).toEqual(['old', 'old']);
    await settle();
    expect(await cache.get('k', '1', make)).toBe('new');
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('makes a value that is too old or of another version before it answers', async () => {
    const { cache, clock } = makeCache();
    await cache.get('k', '1', async () => 'old');
    expect(await cache.get('k', '2', async () => 'next')).toBe('next');
    clock.now = 500;
    expect(await cache.get('k', '2', async () => 'late')).toBe('late');
  });

  it('keeps the old value where a new one fails, and fails only with nothing at hand', async () => {
    const { cache, onError } = makeCache();
    const fail = () => Promise.reject(new Error('down'));
    await expect(cache.get('k', '1', fail)).rejects.toThrow('down');
    await cache.get('k', '1', async () => 'good');
    expect(await cache.get('k', '2', fail)).toBe('good');
    expect(onError.mock.calls).toEqual([[new Error('down'), 'k']]);
  });

  it('keeps a value over one that was begun before it and comes after it [CFG-06]', async () => {
    const { cache } = makeCache();
    let finish: (value: string) => void = () => undefined;
    const old = cache.get('k', '1', () => new Promise((done) => (finish = done)));
    await cache.get('k', '2', async () => 'new');
    finish('old');
    expect(await old).toBe('old');
    expect(await cache.get('k', '2', async () => 'again')).toBe('new');
  });

  it('keeps a richer value over a poorer one, until it is too old', async () => {
    const { cache, clock } = makeCache({ isPoorer: (made, kept) => made.length < kept.length });
    await cache.get('k', '1', async () => 'rich');
    clock.now = 20;
    await cache.get('k', '1', async () => 'p');
    await settle();
    expect(await cache.get('k', '1', async () => 'p')).toBe('rich');
    clock.now = 120;
    expect(await cache.get('k', '1', async () => 'p')).toBe('p');
  });

  it('makes a provisional value anew once its time is over, here at the next request', async () => {
    const { cache } = makeCache({ provisionalMs: (value) => (value === 'late' ? 0 : undefined) });
    await cache.get('k', '1', async () => 'late');
    expect(await cache.get('k', '1', async () => 'whole')).toBe('late');
    await settle();
    expect(await cache.get('k', '1', async () => 'never')).toBe('whole');
  });

  it('serves a provisional value no longer than a fresh one: whoever comes later waits for a whole one [CFG-05]', async () => {
    const { cache, clock } = makeCache({ provisionalMs: (value) => (value === 'poor' ? 5 : undefined) });
    const make = vi.fn(async () => 'whole');
    await cache.get('k', '1', async () => 'poor');
    clock.now = 4;
    expect(await cache.get('k', '1', make)).toBe('poor');
    expect(make).not.toHaveBeenCalled();
    clock.now = 11;
    expect(await cache.get('k', '1', make)).toBe('whole');
  });

  it('drops what was not used longest when it is full', async () => {
    const { cache } = makeCache({ maxSize: 2 });
    await cache.get('a', '1', async () => 'a');
    await cache.get('b', '1', async () => 'b');
    await cache.get('a', '1', async () => 'a');
    await cache.get('c', '1', async () => 'c');
    expect(await cache.get('a', '1', async () => 'again')).toBe('a');
    expect(await cache.get('b', '1', async () => 'again')).toBe('again');
  });
});

describe('cached documents', () => {
  it('are rendered once for each merchant, language and path', async () => {
    const render = vi.fn(renderFake);
    const server = makeServer({ render, siteSource: makeSource(serve(makeSite('aurora')), serve(makeSite('padma'))) });
    const ask = (url: string, cookie = '') => server.get(url, { cookie });
    await ask(home);
    await ask(home);
    await ask(`${home}?utm_source=mail`);
    expect(render).toHaveBeenCalledTimes(1);
    await ask(home, 'lang=bn');
    await ask('http://aurora.localhost/m/mine');
    expect(await (await ask('http://padma.localhost/m/home')).text()).toContain('data-merchant="padma"');
    expect(render).toHaveBeenCalledTimes(4);
  });

  it('show a change of the site at the next navigation [CFG-06]', async () => {
    const siteSource = makeSource(serve(makeSite('aurora')));
    const server = makeServer({ siteSource });
    await server.get(home);
    siteSource.set(serve(makeSite('aurora', { format: 1 }, 'aurora-2')));
    expect(await (await server.get(home)).text()).toContain('>aurora-2</main>');
  });

  it('show a change of the settings once they are read again [CFG-04]', async () => {
    const clock = { now: 0 };
    const answers = { count: 0 };
    const gateway = makeGateway({
      '/wps/system/whitelabel': () => envelope({ MAILCEN: { enabled: answers.count++ } }),
    });
    const render = vi.fn(renderFake);
    const server = makeServer({
      gateway,
      render,
      clock: () => clock.now,
      normalize: (console) => ({ ...platform, hash: JSON.stringify(console) }),
    });
    const states = () => new Set(render.mock.calls.map(([{ boot }]) => boot.settings)).size;
    await server.get(home);
    clock.now = 29_000;
    await server.get(home);
    expect([answers.count, states()]).toEqual([1, 1]);
    clock.now = 31_000;
    await vi.waitFor(async () => {
      await server.get(home);
      expect(states()).toBe(2);
    });
    expect(answers.count).toBe(2);
  });

  it('that cannot be made anew stay, and the log names their brand and page [CFG-05]', async () => {
    const clock = { now: 0 };
    const render = vi.fn(renderFake);
    const server = makeServer({ render, clock: () => clock.now });
    await server.get(home);
    render.mockRejectedValue(new Error('the banner threw'));
    clock.now = 15_000;
    expect(await (await server.get(home)).text()).toContain('data-page="home"');
    await vi.waitFor(() =>
      expect(server.log.lines).toEqual([
        expect.stringMatching(/^Page "home" of merchant "aurora" .*the banner threw.*the older one/),
      ]),
    );
  });

  it('never grow with paths that do not exist', async () => {
    const render = vi.fn(renderFake);
    const server = makeServer({ render });
    for (const path of ['/a', '/b', '/c?id=1']) await server.get(`http://aurora.localhost${path}`);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('that lack something are made anew soon, and never kept for those who come later [CFG-05]', async () => {
    const clock = { now: 0 };
    const state = { missing: 1 };
    const render = vi.fn(async (input: RenderInput) => {
      const html = `<main>rendering ${render.mock.calls.length}</main>`;
      return { ...(await renderFake(input)), html, missing: state.missing };
    });
    const server = makeServer({ render, clock: () => clock.now });
    const shown = async () => /rendering \d/.exec(await (await server.get(home)).text())?.[0];
    expect(await shown()).toBe('rendering 1');
    clock.now = 500;
    expect(await shown()).toBe('rendering 1');
    clock.now = 1_500;
    await vi.waitFor(async () => expect(await shown()).toBe('rendering 2'));
    state.missing = 0;
    clock.now = 15_000;
    expect(await shown()).toBe('rendering 3');
    clock.now = 20_000;
    expect(await shown()).toBe('rendering 3');
    expect(render).toHaveBeenCalledTimes(3);
  });
});

describe('many pages at once', () => {
  /** A server whose renderings end when the test says so. */
  function openSlow(rendersAtOnce: number) {
    const renders: { url: string; finish: () => void }[] = [];
    const thin: string[] = [];
    const clock = { now: 0 };
    const render = async (input: RenderInput) => {
      if (input.timeoutMs === 0) thin.push(input.url);
      else await new Promise<void>((finish) => renders.push({ url: input.url, finish }));
      return renderFake(input);
    };
    const site = makeSite('aurora');
    const home = { ...site.pages.home, format: 1 as const, id: 'home', nodes: {}, query: ['q'] };
    const siteSource = makeSource(serve({ ...site, pages: { ...site.pages, home } }));
    const server = makeServer({ render, rendersAtOnce, siteSource, clock: () => clock.now });
    const get = async (path: string) => {
      const answer = await server.get(`http://aurora.localhost${path}`);
      return { status: answer.status, shown: /data-url="([^"]*)"/.exec(await answer.text())?.[1] };
    };
    const running = (count: number) => vi.waitFor(() => expect(renders).toHaveLength(count));
    return { server, renders, thin, clock, get, running };
  }

  it('are not made anew for a query that the page does not declare, however often it changes', async () => {
    const render = vi.fn(renderFake);
    const server = makeServer({ render });
    for (let n = 0; n < 40; n += 1) expect((await server.get(`${home}?id=r${n}&utm=${n}`)).status).toBe(200);
    expect(render).toHaveBeenCalledTimes(1);
  });

  it('give whoever makes up addresses the plain page, and never more renderings than there are places', async () => {
    const { renders, thin, get, running, server } = openSlow(4);
    const first = get('/m/home');
    await running(1);
    renders[0]?.finish();
    expect((await first).shown).toBe('/m/home');
    const flood = Array.from({ length: 60 }, (_, n) => get(`/m/home?q=r${n}`));
    await running(3);
    // Half of the places are theirs; all others have the page without its query at once, and it is whole.
    const answers = await Promise.all(flood.slice(2));
    expect(new Set(answers.map(({ status, shown }) => `${status} ${shown}`))).toEqual(new Set(['200 /m/home']));
    expect([renders.length, thin]).toEqual([3, []]);
    // A plain page still has its place.
    const mine = get('/m/mine');
    await running(4);
    for (const { finish } of renders) finish();
    expect((await mine).shown).toBe('/m/mine');
    expect((await Promise.all(flood.slice(0, 2))).map(({ shown }) => shown)).toEqual(['/m/home?q=r0', '/m/home?q=r1']);
    expect(server.log.lines).toEqual([expect.stringContaining('More than 4 pages')]);
  });

  it('give a thin page, made once, where nothing is kept', async () => {
    const { renders, thin, get, running } = openSlow(1);
    const first = get('/m/mine');
    await running(1);
    const others = await Promise.all(['/m/home', '/m/home?q=A', '/m/home?q=B'].map(get));
    expect(others.map(({ status, shown }) => [status, shown])).toEqual(Array(3).fill([200, '/m/home']));
    expect(await get('/m/home?q=C')).toMatchObject({ status: 200, shown: '/m/home' });
    expect(thin).toEqual(['/m/home']);
    renders[0]?.finish();
    await first;
  });

  it('give what is kept, however old, while there is no place to make it anew', async () => {
    const { renders, clock, get, running } = openSlow(1);
    const first = get('/m/home');
    await running(1);
    renders[0]?.finish();
    await first;
    clock.now = 3_600_000;
    const mine = get('/m/mine');
    await running(2);
    expect((await get('/m/home')).shown).toBe('/m/home');
    expect(renders).toHaveLength(2);
    renders[1]?.finish();
    await mine;
  });
});
