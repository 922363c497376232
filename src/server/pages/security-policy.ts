/** What differs between one document's policy and another's. */
export type PolicyInput = {
  /** sha256 hashes of the inline scripts, in base64. */
  readonly scriptHashes: readonly string[];
  /** Origins of pictures, as `https://host`. */
  readonly imageOrigins: readonly string[];
  /** Origins of games and other frames. */
  readonly frameOrigins: readonly string[];
  /** Origins that the page calls beside its own: the service that proves who a player is, and servers of games, which are asked whether they answer. */
  readonly connectOrigins: readonly string[];
};

/** Trusted Types policies of the storefront: DOMPurify's own, Swiper's `html`, and ours for what a sanitiser has passed. */
const policies = "livery dompurify html 'allow-duplicates'";

/** The Content-Security-Policy of a document. It is kept together with the HTML it was made for. */
export function toPolicy({ scriptHashes, imageOrigins, frameOrigins, connectOrigins }: PolicyInput): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    "style-src 'self'",
    `img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "form-action 'self'",
    // Our own pages only: the frame of a game that leads back to us shows that it did.
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policies}`,
  ].join('; ');
}

/** The development policy: Vite writes style elements and talks over a socket; everything else stays. */
export function toDevelopmentPolicy(input: PolicyInput): string {
  return toPolicy(input)
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
