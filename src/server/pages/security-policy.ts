import { reportsPath, workerPath } from '@/storefront/server';

/** The parts of a policy that differ between documents. */
export type PolicyInput = {
  /**
   * Host that the document is sent to. Scripts and workers are allowed by their folder on it. `undefined` allows the
   * whole origin.
   */
  readonly host: string | undefined;
  /** sha256 hashes of the inline scripts, in base64. */
  readonly scriptHashes: readonly string[];
  /** sha256 hashes of the inline style sheets, in base64. */
  readonly styleHashes: readonly string[];
  /** Origins of pictures, as `https://host`; those of config also as `https://*.host`. */
  readonly imageOrigins: readonly string[];
  /** Origins of games, in the same forms. */
  readonly frameOrigins: readonly string[];
  /** Other origins that the page calls: the sign-in service, and game servers, which it asks whether they answer. */
  readonly connectOrigins: readonly string[];
};

/** Trusted Types policies of the storefront: DOMPurify's, and our own for the addresses of the two workers. */
const trustedTypesPolicies = 'livery dompurify';

/** The Content-Security-Policy of a document. Fonts, sound and plug-ins are not listed, since no page has them. */
export function toPolicy(input: PolicyInput): string {
  const { host, scriptHashes, styleHashes, imageOrigins, frameOrigins, connectOrigins } = input;
  return [
    "default-src 'none'",
    `script-src ${[folderSource(host, '/assets/'), ...scriptHashes.map(hashSource)].join(' ')}`,
    `style-src ${["'self'", ...styleHashes.map(hashSource)].join(' ')}`,
    // Captchas are `data:` URLs.
    `img-src ${["'self'", 'data:', ...imageOrigins].join(' ')}`,
    `connect-src ${["'self'", ...connectOrigins].join(' ')}`,
    `frame-src ${["'self'", ...frameOrigins].join(' ')}`,
    "manifest-src 'self'",
    `worker-src ${[...new Set([folderSource(host, workerPath), folderSource(host, '/assets/')])].join(' ')}`,
    "base-uri 'none'",
    // For a search form that is submitted before its script has loaded.
    "form-action 'self'",
    // Only our own pages may frame this one. A game in a frame returns to our site, and that shows that it has ended.
    "frame-ancestors 'self'",
    // Safari and Firefox know the older one only. Browsers that know both follow `report-to`.
    `report-uri ${reportsPath}`,
    'report-to reports',
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypesPolicies}`,
  ].join('; ');
}

const hashSource = (hash: string) => `'sha256-${hash}'`;

/**
 * A folder or file of this site as a source. The whole origin is too much: it also serves content of others, such as
 * answers of the platform, which must never run as scripts. Any port is allowed, since proxies may not pass it on. A
 * host that a policy cannot name becomes `'self'`.
 */
function folderSource(host: string | undefined, path: string): string {
  return host !== undefined && /^(?!\d+(\.\d+)*$)[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(host) ? `${host}:*${path}` : "'self'";
}

/**
 * The development policy. Vite writes style elements, uses a socket, serves modules from anywhere and knows no Trusted
 * Types; all else is the same.
 */
export function toDevelopmentPolicy(input: PolicyInput): string {
  // If a policy has a hash, browsers refuse every inline style without one.
  return toPolicy({ ...input, host: undefined, styleHashes: [] })
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws: wss:")
    .replace(/; require-trusted-types-for.*$/, '');
}

/** Policy of the server's own pages: no script, no picture, one hashed style. */
export function toPlainPolicy(styleHash: string): string {
  return `default-src 'none'; style-src 'sha256-${styleHash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`;
}
