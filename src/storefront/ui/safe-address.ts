const here = 'https://this.invalid';

/** No page of ours has a longer address; one that is encoded a thousand times over would hold the page up for seconds. */
const longest = 2000;

/** A path of this site with its query, out of what an address bar or a server said; undefined where it would lead anywhere else. */
export function safePath(value: string | null | undefined): string | undefined {
  if (typeof value !== 'string' || value.length > longest || !value.startsWith('/')) return undefined;
  if (hasTricks(value) || hasTricks(decoded(value))) return undefined;
  const url = parse(value, here);
  if (url === undefined || url.origin !== here || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search;
}

/** An outside https address of an allowed host or a subdomain of one; undefined for every other. */
export function safeLink(value: unknown, hosts: readonly string[]): string | undefined {
  if (typeof value !== 'string' || /[\s\\]/.test(value) || hasControl(value)) return undefined;
  const url = parse(value);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return undefined;
  return isOnHost(url, hosts) ? url.href : undefined;
}

/** Whether an address stands on one of the hosts, or below one. */
export function isOnHost({ hostname }: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Browsers read `\` as `/`, drop tabs and line ends, and take `//host` as another site. */
function hasTricks(value: string): boolean {
  return value.startsWith('//') || value.includes('\\') || hasControl(value);
}

function hasControl(value: string): boolean {
  return [...value].some((character) => character <= '\u001f' || character === '\u007f');
}

/** Decoded until nothing changes, so that nothing hides behind a second encoding. */
function decoded(value: string): string {
  try {
    const once = decodeURIComponent(value);
    return once === value ? value : decoded(once);
  } catch {
    return value; // Not an encoding: taken as it stands.
  }
}

function parse(value: string, base?: string): URL | undefined {
  try {
    return new URL(value, base);
  } catch {
    return undefined; // Not an address.
  }
}
