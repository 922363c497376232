/**
 * Further headers of the document to which another service returns a player. Its address contains a code, and browsers
 * load the links in `<head>` before any script runs. So the address goes to no other site and is not stored.
 */
export function returnHeaders(url: string): Readonly<Record<string, string>> {
  if (!url.includes('state=')) return {};
  const { searchParams } = new URL(url);
  const isReturn = searchParams.has('state') && (searchParams.has('code') || searchParams.has('error'));
  return isReturn ? { 'referrer-policy': 'strict-origin', 'cache-control': 'no-store' } : {};
}
