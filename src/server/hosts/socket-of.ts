import { IncomingMessage } from 'node:http';
import type { Arrival } from './read-client';

/** The socket's address as the Node adapter gives it; `''` where it is not known. */
export function addressOf(env: object): string {
  return incomingOf(env)?.socket.remoteAddress ?? '';
}

/** The port and the version of HTTP that a request came by. */
export function arrivalOf(env: object): Arrival | undefined {
  const incoming = incomingOf(env);
  return incoming && { port: incoming.socket.localPort, httpVersion: incoming.httpVersion };
}

function incomingOf(env: object): IncomingMessage | undefined {
  return 'incoming' in env && env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}
