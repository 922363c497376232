/** Parses an address; undefined if it is none. `URL.canParse` and `URL.parse` are newer than the oldest browsers. */
export function parseAddress(address: string, base?: string): URL | undefined {
  try {
    return new URL(address, base);
  } catch {
    return undefined; // Not an address.
  }
}
