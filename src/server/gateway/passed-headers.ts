import type { Client } from '../hosts/read-client';
import type { Trace } from '../trace';

/**
 * Request headers that reach the platform: those of the wire contract (schemas/wire/README.md, "Headers") and of HTTP.
 */
const requestHeaderNames: readonly string[] = [
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

/**
 * Response headers that reach a visitor. The answer has our origin. So no header passes that opens the answer to other
 * sites, controls the browser or describes the machine.
 */
const responseHeaderNames: readonly string[] = [
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

/**
 * Headers that no operator may add: they belong to one connection, identify the sender, control the browser, are set by
 * the server itself, or describe a body that `fetch` has decoded.
 */
const forbiddenNames =
  /^(connection|keep-alive|proxy-.*|te|trailer|transfer-encoding|upgrade|host|content-length|content-encoding|accept-encoding|expect|forwarded|via|x-forwarded-.*|x-real-ip|true-client-ip|cf-.*|set-cookie|strict-transport-security|access-control-.*|service-worker-allowed|clear-site-data)$/;

/**
 * Policy of the gateway's answers, which have our origin. An answer that a browser shows as a page, such as an error
 * that repeats the request, can read neither our storage nor a session.
 */
const answerPolicy = 'sandbox allow-forms allow-popups allow-scripts';

/** Whether `GATEWAY_HEADERS` may add this header to those of the contract. */
export function mayPass(name: string): boolean {
  return /^[a-z0-9-]{1,64}$/.test(name) && !forbiddenNames.test(name);
}

/** The sender of a request, the code of its merchant if known, and its trace. */
export type Sender = {
  readonly client: Client;
  readonly merchant: string | undefined;
  readonly trace?: Trace | undefined;
};

/**
 * Request headers for the platform: those of the contract and of `extraNames`, with the merchant's code and the
 * visitor's address.
 */
export function toGatewayHeaders(
  incoming: Headers,
  { client, merchant, trace }: Sender,
  extraNames: readonly string[] = [],
): Headers {
  const headers = pickHeaders(incoming, [...requestHeaderNames, ...extraNames]);
  if (merchant !== undefined) headers.set('merchant', merchant);
  if (trace !== undefined) headers.set('traceparent', trace.parent);
  if (trace?.state !== undefined) headers.set('tracestate', trace.state);
  headers.set('x-forwarded-for', client.address);
  headers.set('x-forwarded-proto', client.https ? 'https' : 'http');
  if (client.host !== undefined) headers.set('x-forwarded-host', client.host);
  return headers;
}

/**
 * Response headers for the visitor who sent `request`. `fetch` has decoded the body, so encoding and length go. Cookies
 * lose their domain.
 */
export function toVisitorHeaders(
  answerHeaders: Headers,
  request: Request,
  extraNames: readonly string[] = [],
): Headers {
  const headers = pickHeaders(answerHeaders, [...responseHeaderNames, ...extraNames]);
  for (const cookie of answerHeaders.getSetCookie()) headers.append('set-cookie', withoutDomain(cookie));
  // An answer for one visitor must not be cached for others. Where an answer does not say for how long, caches guess.
  if (!saysHowLong(headers.get('cache-control')) || isPersonal(answerHeaders, request))
    headers.set('cache-control', 'no-store');
  // A browser applies every policy of an answer, so the gateway's own cannot weaken ours.
  headers.append('content-security-policy', answerPolicy);
  return headers;
}

/**
 * Whether an answer may be for one visitor only. Some calls send the session's token in the query or body. Bodies are
 * not searched, so every call that is not a read counts.
 */
function isPersonal(answerHeaders: Headers, { headers, method, url }: Request): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const hasToken = headers.has('authorization') || headers.has('token') || new URL(url).searchParams.has('token');
  return !isRead || hasToken || answerHeaders.has('set-cookie');
}

/** Whether `Cache-Control` decides how long an answer may be kept. Directives without effect on that do not count. */
function saysHowLong(cacheControl: string | null): boolean {
  const directives = (cacheControl ?? '').split(',').map((directive) => directive.trim());
  return directives.some((directive) => /^(no-store|no-cache|(s-)?max-age=("?)\d+\3)$/i.test(directive));
}

/** The named headers, without those that `Connection` limits to one hop. */
function pickHeaders(incoming: Headers, names: readonly string[]): Headers {
  const hopHeaders = (incoming.get('connection') ?? '').split(',').map((name) => name.trim().toLowerCase());
  const headers = new Headers();
  for (const name of names) {
    const value = incoming.get(name);
    if (value !== null && !hopHeaders.includes(name)) headers.set(name, value);
  }
  return headers;
}

const withoutDomain = (cookie: string) => cookie.replace(/;\s*domain\s*(=[^;]*)?(?=;|$)/gi, '');
