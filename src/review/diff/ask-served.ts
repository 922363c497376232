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
  const sendRequest = base.protocol === 'https:' ? safeRequest : plainRequest;
  const target = new URL(path, base);
  return new Promise((resolve, reject) => {
    const request = sendRequest(target, { headers: { ...headers, host }, timeout: timeoutMs }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (part: Buffer) => chunks.push(part));
      response.once('error', reject);
      response.once('end', () =>
        resolve(toResponse(response.statusCode ?? 0, response.headers, Buffer.concat(chunks))),
      );
    });
    request.once('timeout', () => request.destroy(new Error(`no answer in ${timeoutMs / 1000} s`)));
    request.once('error', reject);
    request.end();
  });
}

function toResponse(status: number, headers: IncomingHttpHeaders, body: Buffer): Response {
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : new Uint8Array(body), {
    status: status < 200 ? 502 : status,
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
}
