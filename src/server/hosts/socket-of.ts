import { IncomingMessage } from 'node:http';
import type { Arrival } from './read-client';

/** The socket's address from the Node adapter; `''` if unknown. */
export function addressOf(env: object): string {
  return incomingOf(env)?.socket.remoteAddress ?? '';
}

/** Port, HTTP version and names of headers of a request. */
export function arrivalOf(env: object): Arrival | undefined {
  const incoming = incomingOf(env);
  if (incoming === undefined) return undefined;
  const { socket, httpVersion, headers } = incoming;
  return { port: socket.localPort, httpVersion, headerNames: Object.keys(headers) };
}

function incomingOf(env: object): IncomingMessage | undefined {
  return 'incoming' in env && env.incoming instanceof IncomingMessage ? env.incoming : undefined;
}
