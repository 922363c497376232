import { createServer, type Server as HttpServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { answerBrokenRequests } from './broken-requests';
import type { Server } from './create-server';
import { createDrain, type Drain } from './drain';
import { messages } from './messages';
import { brokenPage, unknownHostPage } from './pages/plain-page';

/** Where to listen, and what answers before the application. */
export type ListenInput = {
  readonly server: Server;
  readonly http?: HttpServer;
  readonly host: string;
  readonly port: number;
  /** Runs before the application: a development server's own files, or the studio's gate. */
  readonly middleware?: Middleware;
};

/** A connect-style step: it answers, or calls `next`. */
export type Middleware = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** A listening server, or the line that says why there is none. */
export type Listening =
  | { readonly ok: true; readonly http: HttpServer; readonly port: number; readonly drain: Drain }
  | { readonly ok: false; readonly message: string };

/** Serves the application on Node. A request with an unreadable host or address gets the page of an unknown host. */
export function listen({
  server,
  http = createServer(serverOptions),
  host,
  port,
  middleware,
}: ListenInput): Promise<Listening> {
  const listener = getRequestListener((request, env) => server.fetch(request, env), {
    errorHandler: (error) =>
      error instanceof Error && error.name === 'RequestError' ? unknownHostPage() : brokenPage(),
  });
  http.on('request', (request, response) => {
    if (middleware === undefined) void listener(request, response);
    else middleware(request, response, () => void listener(request, response));
  });
  answerBrokenRequests(http);
  const drain = createDrain(http);
  // Slow clients: the headers of a request must be complete in 20 s, the request in two minutes.
  http.headersTimeout = 20_000;
  http.requestTimeout = 120_000;
  // Longer than proxies keep an idle connection (60 s mostly), so that none sends a request into one that just closed.
  http.keepAliveTimeout = 65_000;
  return new Promise((done) => {
    http.once('error', (error: NodeJS.ErrnoException) => done({ ok: false, message: reasonOf(error, host, port) }));
    http.listen(port, host, () => done({ ok: true, http, port: portOf(http.address(), port), drain }));
  });
}

/** Without this, Node itself would answer a request that has no host, without the common headers. */
const serverOptions = { requireHostHeader: false };

function reasonOf(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE') return messages.portTaken(host, port);
  return messages.cannotListen(host, port, error.code ?? error.message);
}

const portOf = (address: AddressInfo | string | null, port: number) =>
  typeof address === 'object' && address !== null ? address.port : port;
