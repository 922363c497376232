import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as safeRequest } from 'node:https';

const timeoutMs = 15_000;

/**
 * Requests a path from a running server, for a merchant's host. The host is sent as a header, since not every system
 * resolves `*.localhost`.
 */
export function askServed(
  base: URL,
  host: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const ask = base.protocol === 'https:' ? safeRequest : plainRequest;
  const target = new URL(path, base);
  return new Promise((done, fail) => {
    const asked = ask(target, { headers: { ...headers, host }, timeout: timeoutMs }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.once('error', fail);
      answer.once('end', () => done(toResponse(answer.statusCode ?? 0, answer.headers, Buffer.concat(parts))));
    });
    asked.once('timeout', () => asked.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)));
    asked.once('error', fail);
    asked.end();
  });
}

function toResponse(status: number, headers: IncomingHttpHeaders, body: Buffer): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : new Uint8Array(body), {
    status: status < 200 ? 502 : status,
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
}
