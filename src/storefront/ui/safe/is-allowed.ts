import { parseAddress } from '@/storefront/platform/browser/parse-address';
import { isOnHost } from './safe-address';

/** Whether an address is https and on a host that the merchant allows, or on a subdomain of it. */
export function isAllowed(href: string, hosts: readonly string[]): boolean {
  const url = parseAddress(href);
  return url?.protocol === 'https:' && isOnHost(url, hosts);
}
