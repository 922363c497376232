import {
  createServer,
  type Server as HttpServer,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  request,
  type ServerResponse,
} from 'node:http';
import { connect } from 'node:net';
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

/** Asks a server over a socket of its own, as the merchant's visitor does. `{port}` in a host is the server's own. */
export async function askOver(server: TestServer, path: string, more: OutgoingHttpHeaders = {}): Promise<Got> {
  const nothing: Got = { status: 0, headers: {}, body: '', isWhole: false };
  const listening = await listen({ server, host: '127.0.0.1', port: 0 });
  if (!listening.ok) throw new Error(listening.message);
  const headers = Object.entries({ host: 'aurora.localhost', ...more });
  const options = {
    port: listening.port,
    host: '127.0.0.1',
    path,
    headers: Object.fromEntries(
      headers.map(([name, value]) => [name, String(value).replace('{port}', String(listening.port))]),
    ),
  };
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

/** Sends bytes as they are to a listening server; gives all that comes back until it closes the connection. */
export function sendBytes(port: number, bytes: string): Promise<string> {
  return new Promise((done) => {
    let got = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('latin1').on('data', (part: string) => {
      got += part;
    });
    socket.on('error', () => undefined);
    socket.once('close', () => done(got));
  });
}

export function close(http: HttpServer): void {
  http.closeAllConnections();
  http.close();
}

function portOf(http: HttpServer): number {
  const address = http.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}
