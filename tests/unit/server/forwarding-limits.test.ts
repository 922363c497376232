import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createForwarder } from '@/server/gateway/create-forwarder';
import { makeServer } from './fixture';
import { good, openUpstream, type Upstream } from './upstream';

let upstream: Upstream;
beforeAll(async () => {
  upstream = await openUpstream();
});
afterAll(() => upstream.close());
beforeEach(() => {
  upstream.answer = good;
});
afterEach(() => void vi.useRealTimers());

/** Turns of the event loop until it is so: the clock of these tests stands still meanwhile. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setImmediate(done));
}

/** The clock of the forwarder stands still until it is told to go on. */
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });

describe('a forwarded request', () => {
  it.each([
    ['/wps/slow', ['success', 'errorCode', 'message', 'value']],
    ['/lotto/lgw/slow', ['errorCode', 'message']],
  ])('that takes too long answers 504 in the platform’s own shape: %s [ERR-01]', async (path, shape) => {
    const count = upstream.seen.length;
    upstream.answer = () => undefined;
    stopClock();
    const asked = upstream.ask(path, {}, { timeoutMs: 40 });
    await until(() => upstream.seen.length > count);
    vi.advanceTimersByTime(40);
    const answer = await asked;
    const body = await answer.json();
    expect([answer.status, body.errorCode, Object.keys(body)]).toEqual([504, 'gateway.timeout', shape]);
  });

  it('that finds no gateway answers 502', async () => {
    const server = makeServer({ gateway: createForwarder({ url: new URL('http://127.0.0.1:1/') }) });
    const response = await server.get('http://aurora.localhost/wps/x');
    expect([response.status, await response.json()]).toMatchObject([502, { errorCode: 'gateway.unreachable' }]);
  });

  /** Sends `parts` of a body, waiting so many milliseconds before each, and leaves it open. */
  async function sendSlowly(parts: readonly string[], pause: number) {
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const phone = writable.getWriter();
    phone.closed.catch(() => undefined);
    const count = upstream.seen.length;
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: readable, duplex: 'half' };
    const body = { graceMs: 1_000, perKilobyteMs: 500, mostMs: 5_000 };
    const answer = upstream.ask('/wps/x', init, { body });
    for (const part of parts) {
      await vi.advanceTimersByTimeAsync(pause);
      await Promise.race([phone.write(new TextEncoder().encode(part)), answer]);
    }
    return { answer, phone, hasArrived: () => upstream.seen.length > count || upstream.arrived() === parts.join('') };
  }
  const stopAllClocks = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });

  it('waits for a body that takes long, as long as it comes: a picture from a slow phone', async () => {
    stopAllClocks();
    const kilobyte = 'x'.repeat(1_024);
    const { answer, phone } = await sendSlowly([kilobyte, kilobyte, kilobyte, kilobyte], 490);
    await phone.close();
    expect((await answer).status).toBe(200);
    expect(upstream.seen.at(-1)?.body).toHaveLength(4_096);
  });

  it.each([
    ['a byte at a time', ['a', 'b', 'c', 'd'], 400],
    ['no more', ['x'.repeat(100)], 0],
    ['for ever', Array.from({ length: 30 }, () => 'x'.repeat(1_024)), 250],
  ])('whose body comes %s is answered 408, and nothing of it reaches the gateway', async (_, parts, pause) => {
    stopAllClocks();
    const { answer, hasArrived } = await sendSlowly(parts, pause);
    await vi.advanceTimersByTimeAsync(2_000);
    const got = await answer;
    expect([got.status, (await got.json()).errorCode]).toEqual([408, 'request.too.slow']);
    expect([hasArrived(), got.headers.get('connection')]).toEqual([false, 'close']);
  });

  it('counts for the logins of its address once it has come whole, and neighbours of a slow phone log in meanwhile', async () => {
    const limits = { calls: 0, logins: 2, codes: 0, captchas: 0 };
    const server = upstream.server({ body: { graceMs: 20 } }, { limits });
    const login = (body: BodyInit) => {
      const init = { method: 'POST', body, headers: { host: 'aurora.localhost' }, duplex: 'half' as const };
      return server.fetch(new Request('http://aurora.localhost/wps/session/login', init));
    };
    const slow = Array.from({ length: 5 }, () => login(new TransformStream<Uint8Array, Uint8Array>().readable));
    expect((await Promise.all(slow)).map(({ status }) => status)).toEqual([408, 408, 408, 408, 408]);
    const all = await Promise.all([login('{}'), login('{}'), login('{}')]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
    expect(Number((await login('{}')).headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('finds no room where one address sends a quarter of all that is read at once', async () => {
    const send = (address: string) => {
      const server = upstream.server({ bodyRoom: 400 }, { socketAddress: () => address });
      const init = { method: 'POST', body: 'x'.repeat(101), headers: { host: 'aurora.localhost' } };
      return server.fetch(new Request('http://aurora.localhost/wps/member/info', init));
    };
    const answer = await send('5.5.5.5');
    expect([answer.status, await answer.json()]).toMatchObject([503, { errorCode: 'server.busy' }]);
  });

  it('that is too large answers 413, whether it says so or not', async () => {
    const count = upstream.seen.length;
    const declared = await upstream.ask(
      '/wps/x',
      { method: 'POST', body: 'x'.repeat(101), headers: { 'content-length': '101' } },
      { body: { most: 100 } },
    );
    expect([declared.status, await declared.json()]).toMatchObject([413, { errorCode: 'request.too.large' }]);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 20; part += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(10)));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expect((await upstream.ask('/wps/x', init, { body: { most: 100 } })).status).toBe(413);
    expect(upstream.seen).toHaveLength(count);
  });

  it('of an unknown host goes nowhere', async () => {
    const count = upstream.seen.length;
    expect((await upstream.server().get('http://nobody.example/wps/x')).status).toBe(404);
    expect(upstream.seen).toHaveLength(count);
  });
});
