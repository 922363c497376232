/**
 * Headers of a document that a player comes back to from another service's page, beside its own. The address carries a code, and browsers
 * ask for what stands in the head before any script of it runs: nobody is told the address, and nothing keeps it.
 */
export function returnHeaders(url: string): Readonly<Record<string, string>> {
  if (!url.includes('state=')) return {};
  const { searchParams } = new URL(url);
  const isReturn = searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));
  return isReturn ? { 'referrer-policy': 'strict-origin', 'cache-control': 'no-store' } : {};
}
