import type { Log } from '@/sites/log';
import { messages } from '../messages';

/** The meaning of a host: a merchant, the list of all merchants (bare loopback names), or unknown. */
export type HostTarget =
  | { readonly kind: 'merchant'; readonly merchant: string }
  | { readonly kind: 'list' }
  | { readonly kind: 'unknown' };

/** Maps a parsed host name to its meaning. Built once for each set of sites. */
export type HostMap = (host: string | undefined) => HostTarget;

const bareNames: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);
const unknownHost: HostTarget = { kind: 'unknown' };

/**
 * Gives each merchant `<id>.localhost` and its own domains. Of two merchants with the same domain the first keeps it.
 */
export function createHostMap(domainsByMerchant: ReadonlyMap<string, readonly string[]>, log: Log): HostMap {
  const targets = new Map<string, HostTarget & { readonly kind: 'merchant' }>();
  for (const [merchant, domains] of domainsByMerchant) {
    for (const name of [`${merchant.toLowerCase()}.localhost`, ...domains.map((domain) => domain.toLowerCase())]) {
      const owner = targets.get(name);
      if (owner === undefined) targets.set(name, { kind: 'merchant', merchant });
      else if (owner.merchant !== merchant)
        log.error(messages.sharedDomain(name, owner.merchant, merchant), { merchant });
    }
  }
  return (host) => {
    if (host === undefined) return unknownHost;
    return targets.get(host) ?? (bareNames.has(host) ? { kind: 'list' } : unknownHost);
  };
}
