import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { sharedPort } from './origin';

/** A network between the page and the server on which documents come in pieces, as they do on a slow one. */
export interface PieceNetwork {
  /** Address of a merchant's page behind it. */
  origin(merchant: string): string;
  close(): Promise<void>;
}

/** Sends `pieces` of each document `everyMs` after another; all else passes as it is. */
export async function inPieces(pieces: number, everyMs: number): Promise<PieceNetwork> {
  const server = createServer((incoming, answer) => {
    const host = (incoming.headers.host ?? '').replace(/:\d+$/, `:${sharedPort}`);
    const { 'accept-encoding': _, ...headers } = incoming.headers;
    const options = {
      host: '127.0.0.1',
      port: sharedPort,
      path: incoming.url,
      method: incoming.method,
      headers: { ...headers, host },
    };
    const outgoing = request(options, async (reply) => {
      answer.writeHead(reply.statusCode ?? 502, reply.headers);
      if (!reply.headers['content-type']?.startsWith('text/html')) return reply.pipe(answer);
      const document = Buffer.concat(await reply.toArray());
      const size = Math.ceil(document.length / pieces);
      for (let from = 0; from < document.length; from += size) {
        answer.write(document.subarray(from, from + size));
        await pause(everyMs);
      }
      answer.end();
    });
    outgoing.on('error', () => answer.destroy());
    incoming.pipe(outgoing);
  });
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const { port } = server.address() as AddressInfo;
  return {
    origin: (merchant) => `http://${merchant}.localhost:${port}`,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
