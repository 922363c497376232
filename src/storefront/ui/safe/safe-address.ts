import { hashText } from '@/engine/live';
import { parseAddress } from '@/storefront/platform/browser/parse-address';

const here = 'https://this.invalid';

/** An address without slashes behind its scheme is a path where the page has the same scheme: `http:/wps`. */
const places = [here, 'http://this.invalid'] as const;

/** No page of ours has a longer address; one that is encoded a thousand times over would hold the page up for seconds. */
const longest = 2000;

/** What stands under these the platform answers: calls, some of which do something when they are only asked for. */
const calls: readonly string[] = ['wps', 'lgw', 'lotto/lgw'];

/** Where a link may lead. */
export type LinkPlaces = {
  /** Outside hosts that the merchant allows, with their subdomains. */
  readonly hosts: readonly string[];
  /** Hosts under which this site stands itself, with their port where they have one, each as its `siteHash`. */
  readonly siteHashes: readonly string[];
};

/** A path of this site with its query and fragment, out of what an address bar or a server said; undefined where it would lead anywhere else. */
export function safePath(value: string | null | undefined): string | undefined {
  if (typeof value !== 'string' || value.length > longest || !value.startsWith('/')) return undefined;
  if (hasTricks(value) || hasTricks(decoded(value))) return undefined;
  const url = parseAddress(value, here);
  if (url === undefined || url.origin !== here || url.pathname.startsWith('//') || isCall(url)) return undefined;
  return pathOf(url);
}

/** A host as it is compared: a brand's other domains are recognised where a text names one, and cannot be read out of a page. */
export function siteHash(host: string): string {
  return hashText(host.toLowerCase());
}

/** The same, out of a whole address of this site too. */
export function sitePath(value: unknown, siteHashes: readonly string[]): string | undefined {
  if (typeof value !== 'string') return undefined;
  const url = value.startsWith('/') && !value.startsWith('//') ? undefined : parseWeb(value);
  if (url === undefined) return safePath(value);
  return siteHashes.includes(siteHash(url.host)) ? safePath(pathOf(url)) : undefined;
}

/** An outside https address of an allowed host or a subdomain of one; undefined for every other. */
export function safeLink(value: unknown, hosts: readonly string[]): string | undefined {
  if (typeof value !== 'string' || value.startsWith('//')) return undefined;
  const url = parseWeb(value);
  return url?.protocol === 'https:' && isOnHost(url, hosts) && !isCall(url) ? url.href : undefined;
}

/** An address that may be asked for a picture: of the web, or the picture itself. A call of the platform is none, on whatever host. */
export function pictureAddress(value: string | null | undefined): string | undefined {
  if (value === null || value === undefined || value === '') return undefined;
  return places.every((place) => isPicture(parseAddress(value, place))) ? value : undefined;
}

function isPicture(url: URL | undefined): boolean {
  if (url?.protocol === 'data:') return url.pathname.startsWith('image/');
  return url !== undefined && /^(https?|blob):$/.test(url.protocol) && !isCall(url);
}

/** Whether an address stands on one of the hosts, or below one. */
export function isOnHost({ hostname }: URL, hosts: readonly string[]): boolean {
  return hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`));
}

/** Whether the platform would answer it: however the path is written, read as the most obliging server on the way would. */
function isCall({ pathname }: URL): boolean {
  if (pathname.length > longest) return true;
  const segments: string[] = [];
  for (const piece of decoded(pathname).split(/[/\\]/)) {
    const segment = piece.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (segment === '..') segments.pop();
    else if (segment !== '' && segment !== '.') segments.push(segment);
  }
  const path = `${segments.slice(0, 3).join('/')}/`;
  return calls.some((call) => path.startsWith(`${call}/`));
}

function pathOf({ pathname, search, hash }: URL): string {
  return pathname + search + hash;
}

/** A whole address of the web, without anything that two readers could read in two ways. */
function parseWeb(value: string): URL | undefined {
  if (/[\s\\]/.test(value) || hasControl(value)) return undefined;
  const url = parseAddress(value, value.startsWith('//') ? here : undefined);
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

/** Decoded until nothing changes, so that nothing hides behind a second encoding, nor beside one that is broken. */
function decoded(value: string): string {
  const once = value.replace(/%([0-7][\da-f])/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return once === value ? value : decoded(once);
}
