/** An address as browsers read it, against `base` where there is one; undefined for what is none. `URL.canParse` and `URL.parse` are above the floor. */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined; // Not an address.
  }
}
