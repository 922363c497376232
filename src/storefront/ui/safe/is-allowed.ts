import { isOnHost } from './safe-address';

/** An https address on a host that the merchant allows, or below one. */
export function isAllowed(href: string, hosts: readonly string[]): boolean {
  try {
    const url = new URL(href);
    return url.protocol === 'https:' && isOnHost(url, hosts);
  } catch {
    return false; // Not an address.
  }
}
