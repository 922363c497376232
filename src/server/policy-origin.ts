/**
 * An origin that a policy may name: https anywhere, http on this machine only. `undefined` for anything else. An
 * address without a scheme counts as https.
 */
export function toPolicyOrigin(address: unknown): string | undefined {
  if (typeof address !== 'string') return undefined;
  const url = address.includes('://') ? address : `https://${address.replace(/^\/\//, '')}`;
  if (!URL.canParse(url)) return undefined;
  const { protocol, origin, hostname } = new URL(url);
  if (!/^[a-z0-9.-]+$/.test(hostname)) return undefined;
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || hostname === '127.0.0.1';
  return protocol === 'https:' || (protocol === 'http:' && isLocal) ? origin : undefined;
}
