import type { Client } from '../hosts/read-client';

/** What of a visitor's request reaches the platform: the headers of the wire contract (1.2), and what HTTP needs. */
const toPlatform: readonly string[] = [
  'accept',
  'accept-language',
  'authorization',
  'cache-control',
  'content-encoding',
  'content-type',
  'cookie',
  'device',
  'encryption',
  'if-match',
  'if-modified-since',
  'if-none-match',
  'if-range',
  'language',
  'merchant',
  'moduleid',
  'origin',
  'pragma',
  'range',
  'user-agent',
  'x-digest',
  'x-gateway-version',
  'x-real-ua',
  'x-request-id',
  'x-requested-with',
  'x-rsa',
  'x-timestamp',
];

/** What of the platform's answer reaches a visitor. It comes on our origin: nothing that opens it to others, steers the browser or tells of the machine. */
const toVisitor: readonly string[] = [
  'accept-ranges',
  'allow',
  'cache-control',
  'content-disposition',
  'content-language',
  'content-range',
  'content-security-policy',
  'content-type',
  'date',
  'encryption',
  'etag',
  'expires',
  'last-modified',
  'location',
  'retry-after',
  'vary',
  'x-digest',
  'x-frame-options',
  'x-gateway-version',
  'x-request-id',
  'x-rsa',
  'x-timestamp',
];

/** No operator may add these: they belong to one connection, say who asks, or are written by the server itself. */
const never =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|content-length|accept-encoding|expect|forwarded|via|x-forwarded-.*|x-real-ip|true-client-ip|cf-.*|set-cookie|strict-transport-security|access-control-.*|service-worker-allowed|clear-site-data)$/;

/** The gateway answers on our origin. What of it a browser shows as a page (an error in HTML that repeats what was sent) reaches neither our storage nor a session. */
const strangers = 'sandbox allow-forms allow-popups allow-scripts';

/** True for a header that `GATEWAY_HEADERS` may let through beside those of the contract. */
export function mayPass(name: string): boolean {
  return /^[a-z0-9-]{1,64}$/.test(name) && !never.test(name);
}

/** Who a request comes from, and the code of the merchant it goes to where that is known. */
export type Sender = { readonly client: Client; readonly merchant: string | undefined };

/** Request headers for the platform: the contract's and `more`, with the merchant's code and the visitor's address. */
export function toGatewayHeaders(
  incoming: Headers,
  { client, merchant }: Sender,
  more: readonly string[] = [],
): Headers {
  const headers = pick(incoming, [...toPlatform, ...more]);
  if (merchant !== undefined) headers.set('merchant', merchant);
  headers.set('x-forwarded-for', client.address);
  headers.set('x-forwarded-proto', client.https ? 'https' : 'http');
  if (client.host !== undefined) headers.set('x-forwarded-host', client.host);
  return headers;
}

/** Response headers for the visitor who sent `asked`: `fetch` has decoded the body, and cookies lose their domain. */
export function toVisitorHeaders(answered: Headers, asked: Request, more: readonly string[] = []): Headers {
  const headers = pick(answered, [...toVisitor, ...more]);
  for (const cookie of answered.getSetCookie()) headers.append('set-cookie', withoutDomain(cookie));
  // What is said to one visitor is nobody else's: a cache on the way may not guess otherwise.
  if (!headers.has('cache-control') || isPersonal(answered, asked)) headers.set('cache-control', 'no-store');
  // Of several policies each holds, so one of the gateway's own takes nothing from ours.
  headers.append('content-security-policy', strangers);
  return headers;
}

/**
 * Whether an answer may be for one visitor. Some calls carry the session's token as `token` in the query or in the body
 * (wire contract 1.4); bodies are not searched, so every call that is no read counts.
 */
function isPersonal(answered: Headers, { headers, method, url }: Request): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const hasToken = headers.has('authorization') || headers.has('token') || new URL(url).searchParams.has('token');
  return !isRead || hasToken || answered.has('set-cookie');
}

/** The named headers, but those that `Connection` says are for the next hop alone. */
function pick(incoming: Headers, names: readonly string[]): Headers {
  const dropped = (incoming.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const picked = new Headers();
  for (const name of names) {
    const value = incoming.get(name);
    if (value !== null && !dropped.includes(name)) picked.set(name, value);
  }
  return picked;
}

const withoutDomain = (cookie: string) => cookie.replace(/;\s*domain\s*(=[^;]*)?(?=;|$)/gi, '');
