import { workerPath } from '@/storefront/app/service-worker/register';

/** What differs between one document's policy and another's. */
export type PolicyInput = {
  /** Name of the host it is sent to: its scripts and workers are named by their folder. `undefined` allows the whole origin. */
  readonly host: string | undefined;
  /** sha256 hashes of the inline scripts, in base64. */
  readonly scriptHashes: readonly string[];
  /** The same of the style sheets that are written into the document. */
  readonly styleHashes: readonly string[];
  /** Origins of pictures, as `https://host`. */
  readonly imageOrigins: readonly string[];
  /** Origins of games, with `*.` where their subdomains count too. */
  readonly frameOrigins: readonly string[];
  /** Origins that the page calls beside its own: the service that proves who a player is, and servers of games, which are asked whether they answer. */
  readonly connectOrigins: readonly string[];
};

/** Trusted Types policies of the storefront: DOMPurify's own, and ours for the addresses of the two workers. */
const policies = 'livery dompurify';

/** The Content-Security-Policy of a document. What it does not name (fonts, sound, plug-ins) no page of ours has. */
export function toPolicy(input: PolicyInput): string {
  const { host, scriptHashes, styleHashes, imageOrigins, frameOrigins, connectOrigins } = input;
  return [
    "default-src 'none'",
    `script-src ${[below(host, '/assets/'), ...scriptHashes.map(hashSource)].join(' ')}`,
    `style-src ${["'self'", ...styleHashes.map(hashSource)].join(' ')}`,
    // Captchas come as `data:`.
    `img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}`,
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "manifest-src 'self'",
    `worker-src ${[...new Set([below(host, workerPath), below(host, '/assets/')])].join(' ')}`,
    "base-uri 'none'",
    // A search that is sent before its code has come.
    "form-action 'self'",
    // Our own pages only: the frame of a game that leads back to us shows that it did.
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}`,
  ].join('; ');
}

const hashSource = (hash: string) => `'sha256-${hash}'`;

/**
 * A folder or file of this site as a source. Pages of others' making stand on the same origin, such as answers of the platform: none of them may
 * run as a script. Whatever the port, since proxies may not pass it on; a host that cannot stand in a policy is named as `'self'`.
 */
function below(host: string | undefined, path: string): string {
  return host !== undefined && /^(?!\d+(\.\d+)*$)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) ? `${host}:*${path}` : "'self'";
}

/** The development policy: Vite writes style elements, talks over a socket and serves modules from everywhere; everything else stays. */
export function toDevelopmentPolicy(input: PolicyInput): string {
  // Where a hash stands, browsers take no other inline style.
  return toPolicy({ ...input, host: undefined, styleHashes: [] })
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
    .replace(/; require-trusted-types-for.*$/, '');
}

/** Policy of pages the server writes itself: no script, no picture, one hashed style. */
export function toPlainPolicy(styleHash: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}

/** An origin that may stand in a policy: https anywhere, http on this machine only. `undefined` for anything else. */
export function toPolicyOrigin(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const url = address.includes('://') ? address : `https://${address.replace(/^\/\//, '')}`;
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, hostname } = new URL(url);
  if (!/^[a-z0-9.-]+$/.test(hostname)) return undefined;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin : undefined;
}
