import { once } from 'node:events';
import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listen } from '@/server/listen';
import { envelope, makeGateway, makeServer } from './fixture';

/** A server over sockets whose gateway answers bets when it is told to, and a client that keeps its connection. */
async function openServer() {
  const bets: (() => void)[] = [];
  const bet = () => new Promise<Response>((done) => bets.push(() => done(envelope({ orderId: bets.length }))));
  const server = makeServer({ gateway: makeGateway({ '/lgw/orders/betting': bet }) });
  const listening = await listen({ server, host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.message);
  const { port, http } = listening;
  const kept = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (method: string, path: string, agent: Agent | undefined = kept) =>
    new Promise<Got>((done, fail) => {
      const sent = request({ method, path, port, host: '127.0.0.1', agent, headers: { host: 'aurora.localhost' } });
      sent.on('response', (answer) => read(answer).then(done, fail));
      sent.on('error', fail);
      sent.end();
    });
  const drain = (noticeMs: number) => {
    server.startDraining();
    return listening.drain({ noticeMs });
  };
  return { ask, bets, drain, http, port, close: () => kept.destroy() };
}

type Got = { readonly status: number | undefined; readonly connection: string | undefined; readonly body: string };

async function read(answer: IncomingMessage): Promise<Got> {
  let body = '';
  for await (const part of answer.setEncoding('utf8')) body += part;
  return { status: answer.statusCode, connection: answer.headers.connection, body };
}

let open: Awaited<ReturnType<typeof openServer>>;
beforeEach(async () => {
  open = await openServer();
});
afterEach(() => {
  vi.useRealTimers();
  open.close();
  open.http.closeAllConnections();
  open.http.close();
});

/** Turns of the event loop, while the clock of a test may stand still. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setImmediate(done));
}

describe('a server that stops', () => {
  it('says that it is not ready first, and goes on taking connections meanwhile', async () => {
    const { ask, drain } = open;
    const left = drain(400);
    expect(await ask('GET', '/healthz', new Agent())).toMatchObject({ status: 503, connection: 'close' });
    expect(await ask('GET', '/livez', new Agent())).toMatchObject({ status: 200 });
    expect(await ask('GET', '/m/home', new Agent())).toMatchObject({ status: 200, connection: 'close' });
    await left;
    await expect(ask('GET', '/healthz', new Agent())).rejects.toThrow('ECONNREFUSED');
  });

  it.each([
    ['while the listener stays', 400],
    ['as the listener closes', 0],
  ])('answers a bet that was just sent on a kept-alive connection, %s, and asks for a new one', async (_, noticeMs) => {
    const { ask, bets, drain } = open;
    expect((await ask('GET', '/m/home')).connection).toBe('keep-alive');
    const left = drain(noticeMs);
    const bet = ask('POST', '/lgw/orders/betting');
    await until(() => bets.length === 1);
    bets[0]?.();
    expect(await bet).toMatchObject({ status: 200, connection: 'close', body: expect.stringContaining('orderId') });
    await left;
  });

  it('does not cut a call that takes as long as the gateway may, and waits no longer than that', async () => {
    const { ask, bets, drain } = open;
    const [first, second] = [ask('POST', '/lgw/orders/betting', new Agent()), ask('POST', '/lgw/orders/betting')];
    const lost = expect(second).rejects.toThrow();
    await until(() => bets.length === 2);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const left = drain(0);
    await vi.advanceTimersByTimeAsync(15_000);
    bets[0]?.();
    expect((await first).status).toBe(200);
    await vi.advanceTimersByTimeAsync(5_000);
    vi.useRealTimers();
    await left;
    await lost;
  });

  it('does not wait for a connection on which nothing ever came: browsers open some ahead', async () => {
    const { drain, port } = open;
    const ahead = connect(port, '127.0.0.1');
    const closed = once(ahead, 'close');
    await once(ahead, 'connect');
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const left = drain(0);
    await vi.advanceTimersByTimeAsync(0);
    await left;
    await closed;
  });
});
