import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createWorker } from '@/storefront/app/service-worker/create-worker';
import type {
  ExtendableEvent,
  ExtendableMessageEvent,
  FetchEvent,
  WorkerScope,
} from '@/storefront/app/service-worker/worker-scope';

const origin = 'http://aurora.localhost';
const forGood = { 'cache-control': 'public, max-age=31536000, immutable' };
const precache = {
  files: ['/assets/a.js', '/texts/en.json'],
  shell: '/m/home',
  shellPaths: ['/', '/m/home'],
  offline: '/offline.html',
};

let isOnline = true;
/** The cookie's, after a choice. */
let language: string | undefined;
let stores: Map<string, Map<string, Response>>;
let asked: string[];

beforeEach(() => {
  isOnline = true;
  language = undefined;
  stores = new Map();
  asked = [];
});

describe('the service worker', () => {
  it('waits after its installation, and takes over only when a page says so [APP-18]', async () => {
    const worker = await install('b1');
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    await worker.send({ type: 'other' });
    expect(worker.skipWaiting).not.toHaveBeenCalled();
    await worker.send({ type: 'take-over' });
    expect(worker.skipWaiting).toHaveBeenCalledOnce();
  });

  it('keeps the files of two builds and removes older ones [APP-18]', async () => {
    await (await install('b1')).activate();
    await (await install('b2')).activate();
    stores.set('of-another', new Map());
    await (await install('b3')).activate();
    expect([...stores.keys()]).toEqual(['livery-b2', 'of-another', 'livery-b3']);
  });

  it('shows documents from the network first [APP-22]', async () => {
    const worker = await install('b1');
    expect(await text(worker.open('/m/home'))).toBe('network /m/home');
    expect(await text(worker.open('/m/notice?id=1'))).toBe('network /m/notice');
    expect(kept('b1')).not.toContain('/m/notice');
  });

  it.each([
    ['/', 'network /m/home'],
    ['/m/home?category=FISH', 'network /m/home'],
    ['/m/notice', 'network /offline.html'],
    ['/m/mine', 'network /offline.html'],
  ])('without a network shows, at %s, %s [APP-22]', async (path, shown) => {
    const worker = await install('b1');
    isOnline = false;
    expect(await text(worker.open(path))).toBe(shown);
  });

  it('shows the offline page in the language that was chosen since [APP-11, APP-22]', async () => {
    const worker = await install('b1');
    language = 'bn';
    await worker.send({ type: 'renew' });
    isOnline = false;
    expect(await text(worker.open('/m/notice'))).toBe('network /offline.html in bn');
    expect(await text(worker.open('/m/home'))).toBe('network /m/home in bn');
    // Renewing it without a network keeps what is there.
    await worker.send({ type: 'renew' });
    expect(await text(worker.open('/m/notice'))).toBe('network /offline.html in bn');
  });

  it('takes files under their hash from the cache first, whichever build kept them [APP-18]', async () => {
    const worker = await install('b1');
    asked = [];
    expect(await text(worker.get('/assets/a.js'))).toBe('network /assets/a.js');
    expect(asked).toEqual([]);
    await text(worker.get('/brand/aurora/1/logo.svg'));
    isOnline = false;
    expect(await text(worker.get('/brand/aurora/1/logo.svg'))).toBe('network /brand/aurora/1/logo.svg');
  });

  it('keeps a file that two builds share when the first one’s files go [APP-18]', async () => {
    await text((await install('b1')).get('/assets/sprite.svg'));
    const worker = await install('b2');
    asked = [];
    await text(worker.get('/assets/sprite.svg'));
    expect(asked).toEqual([]);
    expect(kept('b2')).toContain('/assets/sprite.svg');
  });

  it.each(['/wps/member/info', '/lgw/x', '/lotto/x', '/layout/mine.json', '/sw-precache.json', '/healthz'])(
    'leaves %s alone: no answer of the platform is ever kept [APP-18]',
    async (path) => {
      const worker = await install('b1');
      expect(worker.get(path)).toBeUndefined();
    },
  );

  it('leaves games in their frames, other origins and everything that is sent alone [APP-18]', async () => {
    const worker = await install('b1');
    expect(worker.open('/m/home', { destination: 'iframe' })).toBeUndefined();
    expect(worker.get('/assets/x.js', { origin: 'http://cdn.example' })).toBeUndefined();
    expect(worker.get('/assets/x.js', { method: 'POST' })).toBeUndefined();
  });

  it('keeps what a page had loaded before it, and nothing that may change [APP-22]', async () => {
    const worker = await install('b1');
    await worker.send({
      type: 'keep',
      files: ['/assets/later.js', '/wps/member/info', '/flags/bn.svg', '/theme/changing.css'],
    });
    expect(kept('b1')).toEqual(expect.arrayContaining(['/assets/later.js', '/flags/bn.svg']));
    expect(kept('b1')).not.toContain('/wps/member/info');
    expect(kept('b1')).not.toContain('/theme/changing.css');
  });
});

const kept = (build: string) => [...(stores.get(`livery-${build}`)?.keys() ?? [])];
const text = async (response: Promise<Response> | undefined) => (await response)?.clone().text();

/** A worker over caches in memory and a network that says which path it was asked for. */
async function install(build: string) {
  const listeners = new Map<string, (event: never) => void>();
  const skipWaiting = vi.fn(async () => undefined);
  const scope = {
    liveryBuild: build,
    location: { origin },
    caches: memoryCaches(),
    fetch: network,
    skipWaiting,
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  // @ts-expect-error the few methods of a cache that a worker uses
  createWorker(scope satisfies Partial<Record<keyof WorkerScope, unknown>>);
  const run = async (type: string, more: object = {}) => {
    const work: Promise<unknown>[] = [];
    const event = { waitUntil: (one) => void work.push(one), ...more } satisfies ExtendableEvent &
      Partial<ExtendableMessageEvent>;
    // @ts-expect-error events by name
    listeners.get(type)?.(event);
    await Promise.all(work);
  };
  const fetched = (request: object) => {
    let answer: Promise<Response> | undefined;
    const respondWith = (one: Promise<Response>) => {
      answer = one;
    };
    const event = { request, waitUntil: () => undefined, respondWith };
    // @ts-expect-error a request of the test's own: Node makes none for a navigation
    listeners.get('fetch')?.(event satisfies Omit<FetchEvent, 'request'>);
    return answer;
  };
  type More = { readonly origin?: string; readonly method?: string; readonly destination?: string };
  await run('install');
  return {
    skipWaiting,
    activate: () => run('activate'),
    send: (data: unknown) => run('message', { data }),
    open: (path: string, { destination = 'document' }: More = {}) =>
      fetched({ url: origin + path, method: 'GET', mode: 'navigate', destination, headers: new Headers() }),
    get: (path: string, more: More = {}) =>
      fetched({
        url: (more.origin ?? origin) + path,
        method: more.method ?? 'GET',
        mode: 'cors',
        headers: new Headers(),
      }),
  };
}

async function network(input: unknown): Promise<Response> {
  const { pathname } = new URL(toUrl(input), origin);
  asked.push(pathname);
  if (!isOnline) throw new TypeError('Failed to fetch');
  if (pathname === '/sw-precache.json') return Response.json(precache);
  const isFixed = /^\/(?:assets|texts|brand)/.test(pathname);
  const words = isFixed || language === undefined ? '' : ` in ${language}`;
  return new Response(`network ${pathname}${words}`, { headers: isFixed ? forGood : { 'cache-control': 'no-cache' } });
}

function toUrl(input: unknown): string {
  return typeof input === 'object' && input !== null && 'url' in input ? String(input.url) : String(input);
}

function memoryCaches() {
  const pathOf = (input: unknown) => new URL(toUrl(input), origin).pathname;
  const open = async (name: string) => {
    const files = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, files);
    const put = async (key: unknown, response: Response) => void files.set(pathOf(key), response);
    return {
      put,
      match: async (key: unknown) => files.get(pathOf(key))?.clone(),
      addAll: async (all: readonly string[]) => {
        for (const path of all) await put(path, await network(path));
      },
      keys: async () => [...files.keys()].map((path) => ({ url: origin + path })),
      delete: async (key: unknown) => files.delete(pathOf(key)),
    };
  };
  return {
    open,
    keys: async () => [...stores.keys()],
    delete: async (name: string) => stores.delete(name),
    match: async (key: unknown) =>
      [...stores.values()]
        .map((files) => files.get(pathOf(key)))
        .find(Boolean)
        ?.clone(),
  };
}
