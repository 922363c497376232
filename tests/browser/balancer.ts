import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A balancer in front of copies of the server, which does what OPERATE.md asks of one ("On the internet"). */
export type Balancer = { readonly port: number; readonly close: () => Promise<void> };

type Answer = { readonly status: number; readonly headers: IncomingMessage['headers']; readonly body: Buffer };

/** How often a copy is asked whether requests may come. */
const askedEachMs = 100;

/**
 * Sends each request to the next copy that is ready. A GET is tried at the others where a copy fails; what may change
 * something is sent again only where no connection came about.
 */
export async function startBalancer(ports: readonly number[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  const ready = new Set<number>();
  let turn = 0;
  const askAll = () => {
    for (const port of ports)
      send({ port, method: 'GET', path: '/healthz', headers: {} }).then(
        ({ status }) => (status === 200 ? ready.add(port) : ready.delete(port)),
        () => ready.delete(port),
      );
  };

  function send(
    target: { readonly port: number; readonly method: string; readonly path: string; readonly headers: object },
    body: Uint8Array = new Uint8Array(),
  ): Promise<Answer> {
    return new Promise((done, fail) => {
      const sent = request({ ...target, headers: { ...target.headers }, host: '127.0.0.1', agent });
      sent.on('error', fail);
      sent.on('response', (answer) => {
        const { statusCode: status = 0, headers } = answer;
        whole(answer).then((content) => done({ status, headers, body: content }), fail);
      });
      sent.end(body);
    });
  }

  async function pass(asked: IncomingMessage, answer: ServerResponse): Promise<void> {
    const { method = 'GET', url: path = '/' } = asked;
    const forwarded = { 'x-forwarded-for': asked.socket.remoteAddress ?? '', 'x-forwarded-proto': 'http' };
    const { connection: _, ...own } = asked.headers;
    const body = await whole(asked);
    turn += 1;
    const copies = [...ready].sort();
    for (const port of [...copies.slice(turn % 2), ...copies.slice(0, turn % 2)]) {
      try {
        const {
          status,
          headers,
          body: content,
        } = await send({ port, method, path, headers: { ...own, ...forwarded } }, body);
        const { connection: __, 'transfer-encoding': ___, ...kept } = headers;
        return void answer.writeHead(status, { ...kept, 'content-length': content.length }).end(content);
      } catch (error) {
        const isUnsent = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
        if (isUnsent) ready.delete(port);
        else if (method !== 'GET') break;
      }
    }
    answer.writeHead(502).end();
  }

  const server = createServer((asked, answer) => void pass(asked, answer).catch(() => answer.destroy()));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  askAll();
  const timer = setInterval(askAll, askedEachMs);
  return {
    port: portOf(server.address()),
    close: async () => {
      clearInterval(timer);
      agent.destroy();
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

async function whole(message: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of message) parts.push(part);
  return Buffer.concat(parts);
}

const portOf = (address: AddressInfo | string | null) =>
  typeof address === 'object' && address !== null ? address.port : 0;
