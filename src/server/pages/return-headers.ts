/**
 * Further headers of a document that a player returns to from another service. Its address has a code, and browsers
 * load the head's links before any script runs, so nobody is told the address and nothing stores it.
 */
export function returnHeaders(url: string): Readonly<Record<string, string>> {
  if (!url.includes('state=')) return {};
  const { searchParams } = new URL(url);
  const isReturn = searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));
  return isReturn ? { 'referrer-policy': 'strict-origin', 'cache-control': 'no-store' } : {};
}
