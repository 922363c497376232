import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { listen } from '@/server/listen';
import type { TestServer } from './fixture';

/** What a service on this machine does with a request. */
export type Behaviour = (response: ServerResponse, asked: IncomingMessage) => void;

/** A service on this machine that behaves as told, request by request. */
export type Loopback = { readonly url: URL; behave: Behaviour; readonly close: () => void };

export async function openLoopback(): Promise<Loopback> {
  const http = createServer();
  const port = await new Promise<number>((done) => {
    http.listen(0, '127.0.0.1', () => done(portOf(http)));
  });
  const loopback: Loopback = {
    url: new URL(`http://127.0.0.1:${port}/`),
    behave: (response) => void response.end(),
    close: () => close(http),
  };
  http.on('request', (asked, response) => loopback.behave(response, asked));
  return loopback;
}

/** What a visitor gets over a socket; `isWhole` is false where the connection ended before the answer did. */
export type Got = {
  readonly status: number;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
  readonly isWhole: boolean;
};

/** Asks a server over a socket of its own, as the merchant's visitor does. */
export async function askOver(server: TestServer, path: string, headers: OutgoingHttpHeaders = {}): Promise<Got> {
  const nothing: Got = { status: 0, headers: {}, body: '', isWhole: false };
  const listening = await listen({ server, host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.message);
  const options = { port: listening.port, host: '127.0.0.1', path, headers: { host: 'aurora.localhost', ...headers } };
  return new Promise<Got>((done) => {
    const sent = request(options, (answer) => {
      let body = '';
      answer.setEncoding('latin1').on('data', (part: string) => {
        body += part;
      });
      answer.on('error', () => undefined);
      answer.once('close', () =>
        done({ status: answer.statusCode ?? 0, headers: answer.headers, body, isWhole: answer.complete }),
      );
    });
    // The connection may end before the first byte of an answer.
    sent.on('error', () => done(nothing));
    sent.end();
  }).finally(() => close(listening.http));
}

export function close(http: HttpServer): void {
  http.closeAllConnections();
  http.close();
}

function portOf(http: HttpServer): number {
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
