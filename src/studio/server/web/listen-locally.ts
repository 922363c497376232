import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { messages } from '../messages';

/** A server that this machine alone reaches. */
export type Listening = { readonly port: number; readonly close: () => Promise<void> };

/** Listens at a port, or at any with 0. Rejects with a sentence if it is taken. */
export function listenLocally(
  port: number,
  fetch: (request: Request, bindings: object) => Response | Promise<Response>,
): Promise<Listening> {
  const http = createServer(getRequestListener((request, bindings) => fetch(request, bindings)));
  return new Promise((done, fail) => {
    http.once('error', (error: NodeJS.ErrnoException) =>
      fail(error.code === 'EADDRINUSE' ? new Error(messages.portTaken(port)) : error),
    );
    http.listen(port, '127.0.0.1', () => {
      const address = http.address();
      done({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () =>
          new Promise((closed) => {
            http.close(() => closed());
            http.closeAllConnections();
          }),
      });
    });
  });
}
