import type { Client } from './hosts/read-client';

/** Headers of every answer. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
};

const hsts = 'max-age=31536000; includeSubDomains';

/** The common headers, and HSTS where the visitor came over https, as a trusted proxy says. */
export function headersFor(client: Client): Readonly<Record<string, string>> {
  return client.https ? { ...commonHeaders, 'strict-transport-security': hsts } : commonHeaders;
}

/** The same on an answer that comes from elsewhere. */
export function withCommonHeaders(response: Response, client: Client): Response {
  for (const [name, value] of Object.entries(headersFor(client))) response.headers.set(name, value);
  return response;
}

/** Headers of a document, beside its policy. */
export const documentHeaders: Readonly<Record<string, string>> = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-cache',
  vary: 'Cookie, Accept-Language, Accept-Encoding',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
};
