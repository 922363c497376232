import { workerPath } from '@/storefront/server';

/** The parts of a policy that differ between documents. */
export type PolicyInput = {
  /**
   * Host that the document is sent to: its scripts and workers are named by folder. `undefined` allows the whole
   * origin.
   */
  readonly host: string | undefined;
  /** sha256 hashes of the inline scripts, in base64. */
  readonly scriptHashes: readonly string[];
  /** sha256 hashes of the inline style sheets, in base64. */
  readonly styleHashes: readonly string[];
  /** Origins of pictures, as `https://host`. */
  readonly imageOrigins: readonly string[];
  /** Origins of games, with `*.` for their subdomains. */
  readonly frameOrigins: readonly string[];
  /**
   * Origins that the page calls besides its own: the sign-in service, and servers of games, which are asked whether
   * they answer.
   */
  readonly connectOrigins: readonly string[];
};

/** Trusted Types policies of the storefront: DOMPurify's, and ours for the addresses of the two workers. */
const policies = 'livery dompurify';

/** The Content-Security-Policy of a document. Fonts, sound and plug-ins are not named, since no page has them. */
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
    // For a search that is sent before its code has loaded.
    "form-action 'self'",
    // Only our own pages: the frame of a game that returns to us shows that it did.
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}`,
  ].join('; ');
}

const hashSource = (hash: string) => `'sha256-${hash}'`;

/**
 * A folder or file of this site as a source. The same origin also serves content of others, such as answers of the
 * platform, none of which may run as a script. With any port, since proxies may not pass it on. A host that is not
 * allowed in a policy is named as `'self'`.
 */
function below(host: string | undefined, path: string): string {
  return host !== undefined && /^(?!\d+(\.\d+)*$)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) ? `${host}:*${path}` : "'self'";
}

/**
 * The development policy: Vite writes style elements, talks over a socket and serves modules from anywhere. Everything
 * else stays.
 */
export function toDevelopmentPolicy(input: PolicyInput): string {
  // With a hash, browsers refuse every other inline style.
  return toPolicy({ ...input, host: undefined, styleHashes: [] })
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
    .replace(/; require-trusted-types-for.*$/, '');
}

/** Policy of the server's own pages: no script, no picture, one hashed style. */
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
