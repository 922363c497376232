import { type Server as HttpServer, type ServerResponse, STATUS_CODES } from 'node:http';
import { commonHeaders } from './common-headers';

const statusByError: ReadonlyMap<string, number> = new Map([
  ['HPE_HEADER_OVERFLOW', 431],
  ['HPE_CHUNK_EXTENSIONS_OVERFLOW', 413],
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
]);

/**
 * Answers requests that Node itself would answer without our common headers: unreadable or too slow ones, and unmet
 * expectations.
 */
export function answerBrokenRequests(http: HttpServer): void {
  const responseBySocket = new WeakMap<object, ServerResponse>();
  http.prependListener('request', ({ socket }, response) => {
    responseBySocket.set(socket, response);
    response.once('close', () => {
      if (responseBySocket.get(socket) === response) responseBySocket.delete(socket);
    });
  });
  http.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const hasBegun = responseBySocket.get(socket)?.headersSent === true;
    if (hasBegun || !socket.writable || error.code === 'ECONNRESET') socket.destroy();
    else socket.end(plainAnswer(statusByError.get(error.code ?? '') ?? 400));
  });
  http.on('checkExpectation', (_, response) => void response.writeHead(417, commonHeaders).end());
}

function plainAnswer(status: number): string {
  const headers = { ...commonHeaders, connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`;
}
