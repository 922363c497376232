import type { Client } from '../hosts/read-client';

const hopByHop: readonly string[] = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/** A visitor may not write these: they tell the platform who asks. */
const ours: readonly string[] = [
  'host',
  'content-length',
  'accept-encoding',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-forwarded-port',
  'x-real-ip',
  'true-client-ip',
  'cf-connecting-ip',
];

/** The gateway answers on our origin. What of it a browser shows as a page (an error in HTML that repeats what was sent) reaches neither our storage nor a session. */
const strangers = 'sandbox allow-forms allow-popups allow-scripts';

/** Request headers for the platform: end-to-end ones as they came, and the visitor's address in `X-Forwarded-For`. */
export function toGatewayHeaders(incoming: Headers, client: Client): Headers {
  const headers = withoutHopByHop(incoming);
  for (const name of ours) headers.delete(name);
  headers.set('x-forwarded-for', client.address);
  headers.set('x-forwarded-proto', client.https ? 'https' : 'http');
  if (client.host !== undefined) headers.set('x-forwarded-host', client.host);
  return headers;
}

/** Response headers for the visitor. `fetch` has decoded the body, and a cookie belongs to the host the visitor sees. */
export function toVisitorHeaders(answered: Headers): Headers {
  const headers = withoutHopByHop(answered);
  headers.delete('content-encoding');
  headers.delete('content-length');
  headers.delete('set-cookie');
  for (const cookie of answered.getSetCookie()) headers.append('set-cookie', withoutDomain(cookie));
  // What is said to one visitor is nobody else's: a cache on the way may not guess otherwise.
  if (!headers.has('cache-control')) headers.set('cache-control', 'private, no-cache');
  if (!headers.has('content-security-policy')) headers.set('content-security-policy', strangers);
  return headers;
}

function withoutHopByHop(incoming: Headers): Headers {
  const headers = new Headers(incoming);
  const named = (incoming.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  for (const name of [...hopByHop, ...named]) {
    if (/^[\w!#$%&'*+.^`|~-]+$/.test(name)) headers.delete(name);
  }
  return headers;
}

const withoutDomain = (cookie: string) => cookie.replace(/;\s*domain\s*(=[^;]*)?(?=;|$)/gi, '');
