/** An https address on a host that the merchant allows, or below one. */
export function isAllowed(href: string, hosts: readonly string[]): boolean {
  try {
    const { protocol, hostname } = new URL(href);
    return protocol === 'https:' && hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
  } catch {
    return false; // Not an address.
  }
}
