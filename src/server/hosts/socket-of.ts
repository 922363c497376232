import { IncomingMessage } from 'node:http';
import type { Arrival } from './read-client';

/** The socket's address from the Node adapter; `''` if unknown. */
export function addressOf(env: object): string {
  return incomingOf(env)?.socket.remoteAddress ?? '';
}

/** Port and HTTP version of a request. */
export function arrivalOf(env: object): Arrival | undefined {
  const incoming = incomingOf(env);
  return incoming && { port: incoming.socket.localPort, httpVersion: incoming.httpVersion };
}

function incomingOf(env: object): IncomingMessage | undefined {
  return 'incoming' in env && env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}
