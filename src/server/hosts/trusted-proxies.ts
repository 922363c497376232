import { BlockList, isIP } from 'node:net';

/** The test for `TRUSTED_PROXIES`, or the entry that cannot be read. */
export type TrustedProxies =
  | { readonly ok: true; readonly isTrusted: (address: string) => boolean }
  | { readonly ok: false; readonly entry: string };

/**
 * Parses a comma-separated list of addresses and CIDR ranges. An empty list trusts nobody. Node's `BlockList`, not
 * `proxy-addr`: that reads `10` as 0.0.0.10, refuses `::/0`, and takes a hop that is not an address (`<script>`) for
 * the visitor's.
 */
export function parseTrustedProxies(list: string): TrustedProxies {
  const proxies = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry !== '' && !addEntry(proxies, entry)) return { ok: false, entry };
  }
  if (list.trim() === '') return { ok: true, isTrusted: () => false };
  return { ok: true, isTrusted: (address) => isIP(address) !== 0 && proxies.check(address, familyOf(address)) };
}

function addEntry(proxies: BlockList, entry: string): boolean {
  const [address = '', bits] = entry.split('/');
  if (isIP(address) === 0) return false;
  if (bits === undefined) {
    proxies.addAddress(address, familyOf(address));
    return true;
  }
  if (!/^\d{1,3}$/.test(bits) || Number(bits) > (isIP(address) === 6 ? 128 : 32)) return false;
  proxies.addSubnet(address, Number(bits), familyOf(address));
  return true;
}

const familyOf = (address: string) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');
