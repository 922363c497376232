import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { openPurger } from '@/sites/cdn/open-purger';
import { brandKey, pageKey } from '@/sites/cdn/surrogate-keys';

type Heard = { readonly method: string | undefined; readonly url: string; readonly headers: Record<string, unknown> };

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

/** A cache that hears, and answers with this status. */
async function listen(status = 200) {
  const heard: Heard[] = [];
  const server = createServer(({ method, url = '', headers }, response) => {
    heard.push({ method, url, headers });
    response.writeHead(status).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  ends.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { heard, address: `http://127.0.0.1:${port}` };
}

const keys = [brandKey('aurora'), pageKey('noor', 'home')];

describe('a purger', () => {
  it('is none where the environment names no cache', () => {
    expect(openPurger({ PURGE_VARNISH: '', PURGE_NGINX: '' })).toBeUndefined();
  });

  it('tells each Varnish the keys by PURGE [RUN-08]', async () => {
    const caches = [await listen(), await listen()];
    const purger = openPurger({ PURGE_VARNISH: caches.map(({ address }) => address).join(', ') });
    expect(await purger?.forget(keys)).toEqual([]);
    for (const { heard } of caches)
      expect(heard).toEqual([
        { method: 'PURGE', url: '/', headers: expect.objectContaining({ 'xkey-purge': 'aurora noor/home' }) },
      ]);
  });

  it('tells Fastly, 256 keys at once [RUN-08]', async () => {
    const sent: { readonly url: string; readonly method: string; readonly headers: Headers }[] = [];
    const fetch = async (url: RequestInfo | URL, init: RequestInit = {}) => {
      sent.push({ url: String(url), method: init.method ?? 'GET', headers: new Headers(init.headers) });
      return Response.json({});
    };
    const purger = openPurger({ PURGE_FASTLY: 'SU1Z0isxPaozGVKXdv0eY', FASTLY_API_TOKEN: 'secret' }, fetch);
    const manyKeys = Array.from({ length: 300 }, (_, index) => brandKey(`brand${index}`));
    expect(await purger?.forget(manyKeys)).toEqual([]);
    expect(sent.map(({ url, method, headers }) => [url, method, headers.get('fastly-key')])).toEqual(
      Array(2).fill(['https://api.fastly.com/service/SU1Z0isxPaozGVKXdv0eY/purge', 'POST', 'secret']),
    );
    expect(sent.map(({ headers }) => headers.get('surrogate-key')?.split(' ').length)).toEqual([256, 44]);
  });

  it('tells a Varnish long keys in headers that it takes [RUN-08]', async () => {
    const cache = await listen();
    const longKeys = Array.from({ length: 200 }, (_, index) =>
      pageKey('sunrise-play', `${'promotions-'.repeat(6)}${index}`),
    );
    expect(await openPurger({ PURGE_VARNISH: cache.address })?.forget(longKeys)).toEqual([]);
    const told = cache.heard.map(({ headers }) => String(headers['xkey-purge']));
    expect(told.flatMap((header) => header.split(' '))).toEqual(longKeys);
    for (const header of told) expect(`xkey-purge: ${header}`.length).toBeLessThan(8_192);
  });

  it('removes the files of an nginx that have one of the keys, and no other [RUN-08]', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'livery-purge-'));
    ends.push(() => rmSync(folder, { recursive: true }));
    const put = (name: string, surrogateKeys: string, body = '') => {
      const path = join(folder, name, 'f0');
      mkdirSync(join(path, '..'), { recursive: true });
      const head = `HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nSurrogate-Key: ${surrogateKeys}\r\nETag: "1"`;
      writeFileSync(
        path,
        Buffer.concat([Buffer.from([5, 0, 255, 13, 10]), Buffer.from(`\nKEY: k\n${head}\r\n\r\n${body}`)]),
      );
      return path;
    };
    const files = [
      put('a', 'aurora aurora/home'),
      put('b', 'noor noor/home'),
      put('c', 'noor noor/mine'),
      put('d', 'aurora2 aurora2/home', '\r\nsurrogate-key: aurora\r\n'),
    ];
    expect(await openPurger({ PURGE_NGINX: folder })?.forget(keys)).toEqual([]);
    expect(files.map((file) => existsSync(file))).toEqual([false, false, true, true]);
  });

  it('says which cache could not be told, and tells the others [RUN-08]', async () => {
    const [good, bad] = [await listen(), await listen(405)];
    const purger = openPurger({ PURGE_VARNISH: `${bad.address},${good.address}`, PURGE_NGINX: '/nowhere/at/all' });
    expect(await purger?.forget(keys)).toEqual([
      expect.stringContaining(`the Varnish at ${bad.address} could not be told to drop pages (HTTP 405)`),
      expect.stringContaining('the cache of nginx in /nowhere/at/all'),
    ]);
    expect(good.heard).toHaveLength(1);
  });

  it.each([
    [{ PURGE_FASTLY: 'SU1Z0isxPaozGVKXdv0eY' }, 'FASTLY_API_TOKEN is not'],
    [{ PURGE_FASTLY: '../../evil', FASTLY_API_TOKEN: 'a' }, 'PURGE_FASTLY is not the id'],
    [{ PURGE_VARNISH: 'http://user:password@10.0.0.1' }, 'PURGE_VARNISH holds'],
    [{ PURGE_VARNISH: '10.0.0.1:6081' }, 'PURGE_VARNISH holds'],
  ])('refuses %j', (env, words) => {
    expect(() => openPurger(env)).toThrow(words);
  });
});
