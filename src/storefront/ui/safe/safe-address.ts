import { hashText } from '@/engine/live';
import { parseAddress } from '@/storefront/platform/browser/parse-address';

const httpsBase = 'https://this.invalid';

/**
 * Two pages to resolve against. An address without slashes after its scheme (`http:/wps`) is a path if the page has the
 * same scheme.
 */
const bases = [httpsBase, 'http://this.invalid'] as const;

/** No page of ours has a longer address. Decoding a long one many times would block the page for seconds. */
const maxAddressLength = 2000;

/** Paths of the platform's calls. Some calls act on a mere GET. */
const callPaths: readonly string[] = ['wps', 'lgw', 'lotto/lgw'];

/** Where links may lead. */
export type LinkPlaces = {
  /** Outside hosts that the merchant allows, with their subdomains. */
  readonly hosts: readonly string[];
  /** Hosts of this site, with their ports, each as its `siteHash`. */
  readonly siteHashes: readonly string[];
};

/**
 * A path of this site with query and fragment, from an address or a server's text. Undefined if it would lead
 * elsewhere.
 */
export function safePath(value: string | null | undefined): string | undefined {
  if (typeof value !== 'string' || value.length > maxAddressLength || !value.startsWith('/')) return undefined;
  if (hasTricks(value) || hasTricks(fullyDecoded(value))) return undefined;
  const url = parseAddress(value, httpsBase);
  if (url === undefined || url.origin !== httpsBase || url.pathname.startsWith('//') || isCall(url)) return undefined;
  return pathOf(url);
}

/** Hash of a host: the page can recognise a brand's other domains, but nobody can read them from it. */
export function siteHash(host: string): string {
  return hashText(host.toLowerCase());
}

/** Like `safePath`, and also accepts a full address of this site. */
export function sitePath(value: unknown, siteHashes: readonly string[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = value.startsWith('/') && !value.startsWith('//') ? undefined : parseWeb(value);
  if (url === undefined) return safePath(value);
  return siteHashes.includes(siteHash(url.host)) ? safePath(pathOf(url)) : undefined;
}

/** An https address on an allowed host or a subdomain of it; undefined for any other. */
export function safeLink(value: unknown, hosts: readonly string[]): string | undefined {
  if (typeof value !== 'string' || value.startsWith('//')) return undefined;
  const url = parseWeb(value);
  return url?.protocol === 'https:' && isOnHost(url, hosts) && !isCall(url) ? url.href : undefined;
}

/**
 * An address from which a picture may load: https, a path of this site, a data URL of a picture, or a blob. Never a
 * call of the platform, on any host.
 */
export function pictureAddress(value: string | null | undefined): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  if (parseAddress(value, httpsBase)?.protocol === 'http:') return undefined;
  return bases.every((base) => isPicture(parseAddress(value, base))) ? value : undefined;
}

function isPicture(url: URL | undefined): boolean {
  if (url?.protocol === 'data:') return url.pathname.startsWith('image/');
  return url !== undefined && /^(https?|blob):$/.test(url.protocol) && !isCall(url);
}

/** Whether an address is on one of the hosts or a subdomain. */
export function isOnHost({ hostname }: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/**
 * Whether the platform would answer the address, in any encoding of its path, read as the most lenient server would.
 */
function isCall({ pathname }: URL): boolean {
  if (pathname.length > maxAddressLength) return true;
  const segments: string[] = [];
  for (const piece of fullyDecoded(pathname).split(/[/\\]/)) {
    const segment = piece.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const path = `${segments.join('/')}/`;
  return callPaths.some((call) => path.startsWith(`${call}/`));
}

function pathOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}

/** A full http or https address that every parser reads in the same way. */
function parseWeb(value: string): URL | undefined {
  if (/[\s\\]/.test(value) || hasControl(value)) return undefined;
  const url = parseAddress(value, value.startsWith('//') ? httpsBase : undefined);
  return url !== undefined && /^https?:$/.test(url.protocol) && url.username === '' && url.password === ''
    ? url
    : undefined;
}

/** Browsers read `\` as `/`, drop tabs and line ends, and take `//host` as another site. */
function hasTricks(value: string): boolean {
  return value.startsWith('//') || value.includes('\\') || hasControl(value);
}

function hasControl(value: string): boolean {
  return [...value].some((character) => character <= '\u001f' || character === '\u007f');
}

/** Decodes until nothing changes, so that a second or broken encoding hides nothing. */
function fullyDecoded(value: string): string {
  const decodedOnce = value.replace(/%([0-7][\da-f])/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return decodedOnce === value ? value : fullyDecoded(decodedOnce);
}
