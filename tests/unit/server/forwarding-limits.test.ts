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

  it.each([
    ['waits for a body that takes long, as long as it comes: a picture from a slow phone', 399, 200],
    ['does not wait for a body that comes no more', 400, 504],
  ])('%s', async (_, pause, status) => {
    stopClock();
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    const phone = writable.getWriter();
    phone.closed.catch(() => undefined);
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body: readable, duplex: 'half' };
    const asked = upstream.ask('/wps/x', init, { timeoutMs: 400 });
    for (const part of ['a', 'b', 'c']) {
      await phone.write(new TextEncoder().encode(part));
      await until(() => upstream.arrived().endsWith(part));
      vi.advanceTimersByTime(part === 'c' ? pause : 399);
    }
    if (status === 200) await phone.close();
    expect((await asked).status).toBe(status);
    if (status === 200) expect(upstream.seen.at(-1)?.body).toBe('abc');
  });

  it('that is too large answers 413, whether it says so or not', async () => {
    const count = upstream.seen.length;
    const declared = await upstream.ask(
      '/wps/x',
      { method: 'POST', body: 'x'.repeat(101), headers: { 'content-length': '101' } },
      { bodyLimit: 100 },
    );
    expect([declared.status, await declared.json()]).toMatchObject([413, { errorCode: 'request.too.large' }]);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let part = 0; part < 20; part += 1) controller.enqueue(new TextEncoder().encode('x'.repeat(10)));
        controller.close();
      },
    });
    const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, duplex: 'half' };
    expect((await upstream.ask('/wps/x', init, { bodyLimit: 100 })).status).toBe(413);
    expect(upstream.seen).toHaveLength(count);
  });

  it('of an unknown host goes nowhere', async () => {
    const count = upstream.seen.length;
    expect((await upstream.server().get('http://nobody.example/wps/x')).status).toBe(404);
    expect(upstream.seen).toHaveLength(count);
  });
});
