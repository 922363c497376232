import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createForwarder } from '@/server/gateway/create-forwarder';
import { patient } from '../../support/patience';
import { home, makeServer, platform } from './fixture';
import { askOver, type Behaviour, type Loopback, openLoopback } from './loopback';

const json = { 'content-type': 'application/json' };
const good = JSON.stringify({ success: true, value: { maintenance: false } });
const say =
  (text: string): Behaviour =>
  (response) =>
    response.writeHead(200, json).end(text);
const breakOff: Behaviour = (response) => {
  response.writeHead(200, json).write('{"success":true,"value":{"secret":', () => response.destroy());
};

/** What a broken gateway sends, or one in the hands of somebody else; none of it is an answer. */
const hostile: { readonly [name: string]: Behaviour } = {
  'a page of HTML': (response) => response.writeHead(200, { 'content-type': 'text/html' }).end('secret<html><script>1'),
  'nothing, with 204': (response) => response.writeHead(204).end(),
  'nothing, with 200': say(''),
  'nothing new': (response) => response.writeHead(304).end(),
  'a redirect': (response) => response.writeHead(302, { location: 'http://127.0.0.1:1/secret' }).end(good),
  'no gzip, called gzip': (response) => response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end('secret'),
  'gzip that ends early': (response) =>
    response.writeHead(200, { ...json, 'content-encoding': 'gzip' }).end(gzipSync(good.repeat(50)).subarray(0, 60)),
  'a stream that breaks off': breakOff,
  'less than it promises': (response) => {
    response.writeHead(200, { ...json, 'content-length': '5000' }).write(good, () => response.destroy());
  },
  'a closed door': (response) => response.destroy(),
  'no HTTP': (response) => response.socket?.end('SSH-2.0-secret\r\n'),
  'a header that is too large': (response) =>
    response.writeHead(200, { ...json, 'x-large': 'x'.repeat(20_000) }).end(good),
  'an odd status': (response) => response.socket?.end('HTTP/1.1 999 Odd\r\ncontent-length: 2\r\n\r\n{}'),
  'content reset': (response) => response.socket?.end('HTTP/1.1 205 Reset\r\ncontent-length: 2\r\n\r\n{}'),
  'a list in a list': say('{"success":true,"value":[["secret"]]}'),
  'no value': say('{"success":true,"value":null}'),
  'no success': say('{"value":{"maintenance":true}}'),
};

const megabyte = 1024 * 1024;

let gateway: Loopback;
beforeAll(async () => {
  gateway = await openLoopback();
});
afterAll(() => gateway.close());
afterEach(() => vi.restoreAllMocks());

describe('the server’s own questions', () => {
  it.each(Object.entries(hostile))(
    'keep the last good console and status when the gateway answers %s [CFG-05]',
    async (_, behave) => {
      const clock = { now: 0 };
      const seen: unknown[] = [];
      const server = makeServer({
        gateway: createForwarder({ url: gateway.url }),
        clock: () => clock.now,
        // None of these keeps anybody waiting; a busy machine does.
        waitMs: 10_000,
        normalize: (console) => {
          seen.push(console);
          return platform;
        },
      });
      gateway.behave = (response, asked) =>
        say(asked.url?.includes('/status') ? '{"success":true,"value":{"maintenance":true}}' : good)(response, asked);
      expect((await server.get(home)).status).toBe(503);
      gateway.behave = behave;
      for (clock.now of [40_000, 110_000]) expect((await server.get(home)).status).toBe(503);
      expect(seen).toHaveLength(1);
      expect(server.log.lines.join()).not.toContain('secret');
    },
  );

  it('do not wait for a gateway that sends its answer byte by byte [APP-02]', async () => {
    gateway.behave = (response) => {
      response.writeHead(200, json).write('{');
    };
    const server = makeServer({ gateway: createForwarder({ url: gateway.url }), waitMs: 40 });
    // No second byte ever comes: whoever waited for it would wait for ever.
    expect((await server.get(home)).status).toBe(200);
  });

  it.each([
    ['and says so', { 'content-length': String(400 * megabyte) }, 8],
    ['and does not say so', {}, 24],
    ['and is small until it is unpacked', { 'content-encoding': 'gzip' }, 24],
  ])(
    'stop reading an answer that is far too large %s, and go on with what is known [CFG-05]',
    async (_, headers, most) => {
      const server = makeServer({ gateway: createForwarder({ url: gateway.url }), waitMs: 10_000 });
      gateway.behave = say('{"success":true,"value":{"maintenance":true}}');
      expect((await server.get(home)).status).toBe(503);
      let [sent, cut] = [0, 0];
      const zipped = 'content-encoding' in headers ? gzipSync(Buffer.alloc(64 * megabyte), { level: 1 }) : undefined;
      gateway.behave = (response, asked) => {
        if (asked.url?.includes('/status') !== true) return say(good)(response, asked);
        response.once('close', () => {
          cut += 1;
        });
        response.writeHead(200, { ...json, ...headers });
        if (zipped !== undefined) return response.write(zipped);
        const part = Buffer.alloc(megabyte, ' ');
        const pour = () => {
          while (!response.destroyed && sent < 400) {
            sent += 1;
            if (!response.write(part)) return response.once('drain', pour);
          }
        };
        return pour();
      };
      expect((await server.get(home)).status).toBe(503);
      await vi.waitFor(() => expect(cut).toBe(1), { timeout: patient(30_000) });
      expect(sent).toBeLessThanOrEqual(most);
    },
  );

  it('take keys that would reach a prototype for keys [CFG-05]', async () => {
    gateway.behave = say(
      '{"success":true,"value":{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}}',
    );
    const server = makeServer({ gateway: createForwarder({ url: gateway.url }) });
    expect((await server.get(home)).status).toBe(200);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });
});

describe('a visitor’s call', () => {
  const ask = (path = '/wps/x', headers: Record<string, string> = {}) => {
    const server = makeServer({ gateway: createForwarder({ url: gateway.url }) });
    return { server, got: askOver(server, path, headers) };
  };

  it.each([
    ['a closed door', 502],
    ['no HTTP', 502],
    ['a header that is too large', 502],
    ['an odd status', 502],
  ])('that meets %s is answered %i in the platform’s shape', async (name, status) => {
    gateway.behave = hostile[name] ?? breakOff;
    const got = await ask().got;
    expect([got.status, JSON.parse(got.body).errorCode]).toEqual([status, 'gateway.unreachable']);
  });

  it.each(['', 'gzip'])(
    'whose answer breaks off breaks off too, without a word more (accepts "%s") [APP-15]',
    async (encoding) => {
      const complain = vi.spyOn(console, 'error').mockReturnValue(undefined);
      gateway.behave = breakOff;
      const { server, got } = ask('/wps/member%0Ainfo?token=secret', { 'accept-encoding': encoding });
      const { isWhole, body } = await got;
      expect(isWhole).toBe(false);
      expect(body).not.toContain('Error');
      expect(complain).not.toHaveBeenCalled();
      expect(server.log.lines).toEqual([
        "The gateway's answer to GET /wps/member info broke off, so the visitor's connection was ended. Check the gateway.",
      ]);
    },
  );

  it.each([
    '/wps/..%2fadmin',
    '/wps/%2e%2e%2fadmin',
    '/wps/..;/admin',
    '/wps/..;x=1/admin',
    '/wps/a%5c..%5cadmin',
    '/wps/%00',
    '/wps/%ff',
    '/%77ps/x',
    '/wps/%252e',
    '/wps/%252e%252e/admin',
    '/wps/%252E%252E%252Fadmin',
    '/wps/a%252fb',
    '/wps/%25252e',
    '/lgw/%255c',
  ])('to %s never reaches the gateway: it leads out of the platform’s paths', async (path) => {
    const asked = vi.fn<Behaviour>((response) => response.end(good));
    gateway.behave = asked;
    const { status } = await ask(path).got;
    expect([status, asked.mock.calls.length]).toEqual([400, 0]);
  });

  it('whose name holds a percent sign reaches the gateway as it came', async () => {
    const asked: (string | undefined)[] = [];
    gateway.behave = (response, { url }) => {
      asked.push(url);
      response.end(good);
    };
    expect((await ask('/wps/games/50%25%20off').got).status).toBe(200);
    expect(asked).toEqual(['/wps/games/50%25%20off']);
  });

  it('gets all cookies for its own host, a header of 10 kB and early hints', async () => {
    gateway.behave = (response) => {
      response.writeEarlyHints({ link: '</a.css>; rel=preload' });
      const cookies = [
        'a=1; Domain=gateway.example; Path=/',
        'b=2; domain = evil.example ;Domain=x; Secure',
        'c=3; DOMAIN',
      ];
      response.writeHead(200, { ...json, 'set-cookie': cookies, 'x-digest': 'x'.repeat(10_000) }).end(good);
    };
    const { status, headers, body } = await ask().got;
    expect([status, body, headers['x-digest']?.length]).toEqual([200, good, 10_000]);
    expect(headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Secure', 'c=3']);
  });

  it.each([
    ['says nothing of caches', {}, {}, '/wps/x', 'no-store'],
    ['says nothing, in an empty header', { 'cache-control': '' }, {}, '/wps/x', 'no-store'],
    ['says nothing that caches know', { 'cache-control': 'banana, max-age=soon' }, {}, '/wps/x', 'no-store'],
    ['does not say for how long', { 'cache-control': 'public' }, {}, '/wps/x', 'no-store'],
    ['has a browser ask again', { 'cache-control': 'private, No-Cache' }, {}, '/wps/x', 'private, No-Cache'],
    ['lets a guest’s be kept', { 'cache-control': 'max-age=60' }, {}, '/wps/x', 'max-age=60'],
    [
      'lets anybody keep a member’s',
      { 'cache-control': 'public, max-age=600' },
      { authorization: 't' },
      '/wps/x',
      'no-store',
    ],
    [
      'lets the browser keep a member’s',
      { 'cache-control': 'private, max-age=60' },
      { authorization: 't' },
      '/wps/x',
      'no-store',
    ],
    [
      'lets anybody keep one to a token in the address',
      { 'cache-control': 'max-age=60' },
      {},
      '/wps/x?token=t',
      'no-store',
    ],
    [
      'lets anybody keep one to a header token',
      { 'cache-control': 'max-age=60' },
      { token: 't' },
      '/wps/x',
      'no-store',
    ],
    [
      'lets anybody keep a cookie',
      { 'cache-control': 'max-age=60', 'set-cookie': 'captchaId=1' },
      {},
      '/wps/x',
      'no-store',
    ],
  ])('whose answer the gateway %s: what caches are told', async (_, answered, asked, path, said) => {
    gateway.behave = (response) => response.writeHead(200, { ...json, ...answered }).end(good);
    expect((await ask(path, { ...asked }).got).headers['cache-control']).toBe(said);
  });

  it('that shows as a page cannot reach what the storefront keeps, whatever policy the gateway has of its own', async () => {
    const ours = 'sandbox allow-forms allow-popups allow-scripts';
    gateway.behave = (response) =>
      response.writeHead(404, { 'content-type': 'text/html' }).end('<script>steal()</script>');
    expect((await ask().got).headers['content-security-policy']).toBe(ours);
    gateway.behave = (response) =>
      response.writeHead(200, { 'content-security-policy': "default-src 'self'; sandbox allow-same-origin" }).end('');
    expect((await ask().got).headers['content-security-policy']).toBe(
      `default-src 'self'; sandbox allow-same-origin, ${ours}`,
    );
  });
});
