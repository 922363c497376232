import { isIP } from 'node:net';
import { parseHost } from './parse-host';

/** The client of a request, as the network and trusted proxies describe it. */
export type Client = {
  /** Address of the visitor: the socket's, or the one that a trusted proxy wrote. */
  readonly address: string;
  /** The host of the request. */
  readonly host: string | undefined;
  /** True if `X-Forwarded-Host` names another host than `host`. Then a policy must not name `host`. */
  readonly isHostDoubtful: boolean;
  readonly https: boolean;
  /** True only for requests of this machine that came through no proxy. */
  readonly loopback: boolean;
  /** Port of this server that the request came to, if known. */
  readonly port?: number | undefined;
};

/** Port, HTTP version and names of headers (in lower case) of a request, if known. */
export type Arrival = {
  readonly port: number | undefined;
  readonly httpVersion: string;
  readonly headerNames: readonly string[];
};

/** Input of `readClient`. */
export type ClientInput = {
  readonly socketAddress: string;
  readonly arrival?: Arrival | undefined;
  readonly header: (name: string) => string | undefined;
  readonly isTrusted: (address: string) => boolean;
  /** True if the proxies write `X-Forwarded-Host` themselves. Otherwise they pass on the visitor's header. */
  readonly takesForwardedHost?: boolean;
};

/**
 * Headers of proxies, balancers and CDNs. A request that has one did not come directly from a browser of this machine.
 */
export const forwardingHeaders: readonly string[] = [
  // Proxies and balancers.
  'forwarded',
  'forwarded-for',
  'via',
  'x-forwarded',
  'x-forwarded-by',
  'x-forwarded-client-cert',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-port',
  'x-forwarded-prefix',
  'x-forwarded-proto',
  'x-forwarded-protocol',
  'x-forwarded-scheme',
  'x-forwarded-server',
  'x-forwarded-ssl',
  'x-forwarded-uri',
  'x-original-for',
  'x-original-forwarded-for',
  'x-original-host',
  'x-original-proto',
  'x-original-url',
  'x-url-scheme',
  'x-real-ip',
  'x-real-port',
  'x-client-ip',
  'client-ip',
  'proxy-client-ip',
  'wl-proxy-client-ip',
  'x-cluster-client-ip',
  'x-proxyuser-ip',
  'x-request-start',
  'x-nginx-proxy',
  'x-varnish',
  'surrogate-capability',
  'front-end-https',
  // Meshes, clouds and CDNs.
  'x-envoy-external-address',
  'x-envoy-expected-rq-timeout-ms',
  'x-amzn-trace-id',
  'x-amz-cf-id',
  'cloudfront-viewer-address',
  'cloudfront-viewer-country',
  'cloudfront-forwarded-proto',
  'x-appengine-user-ip',
  'x-azure-clientip',
  'x-azure-ref',
  'x-azure-fdid',
  'x-arr-log-id',
  'x-arr-ssl',
  'disguised-host',
  'x-vercel-forwarded-for',
  'x-vercel-id',
  'x-cloud-trace-context',
  'x-akamai-edgescape',
  'akamai-origin-hop',
  'true-client-ip',
  'incap-client-ip',
  'x-iinfo',
  'x-sucuri-clientip',
  'x-nf-client-connection-ip',
  'do-connecting-ip',
  'eo-client-ip',
  'ali-cdn-real-ip',
  'cf-connecting-ip',
  'cf-ipcountry',
  'cf-ray',
  'cf-visitor',
  'cf-worker',
  'cdn-loop',
  'fastly-client-ip',
  'fly-client-ip',
  'fly-forwarded-port',
];

const forwardingNames: ReadonlySet<string> = new Set(forwardingHeaders);

/**
 * Reads the client. `X-Forwarded-*` counts only if the socket belongs to a trusted proxy. `X-Forwarded-For` is read
 * from the right: the last address that is no trusted proxy's is the visitor's.
 */
export function readClient(input: ClientInput): Client {
  const { socketAddress, arrival, header, isTrusted, takesForwardedHost = false } = input;
  const socket = plainAddress(socketAddress);
  const hostHeader = header('host');
  const isOtherHost = (host: string | undefined) => hasOtherHost(header('x-forwarded-host'), host);
  const isForwarded = (arrival?.headerNames ?? forwardingHeaders).some(
    (name) => forwardingNames.has(name) && header(name) !== undefined,
  );
  // No browser speaks HTTP/1.0; nginx does with `proxy_pass` alone.
  const loopback = isLoopback(socket) && !isForwarded && arrival?.httpVersion !== '1.0';
  const port = arrival?.port;
  if (!isTrusted(socket))
    return { address: socket, host: hostHeader, isHostDoubtful: isOtherHost(hostHeader), https: false, loopback, port };
  const address = lastUntrusted(header('x-forwarded-for'), isTrusted) ?? socket;
  const host = (takesForwardedHost ? lastValue(header('x-forwarded-host')) : undefined) ?? hostHeader;
  return {
    address,
    host,
    isHostDoubtful: isOtherHost(host),
    https: lastValue(header('x-forwarded-proto')) === 'https',
    loopback,
    port,
  };
}

/** Whether an address is in 127.0.0.0/8 or is ::1. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127(?:\.\d{1,3}){3}$/.test(address);
}

/** Whether browsers resolve a name to this machine: `localhost`, names below it, loopback addresses. */
export function isLoopbackHost(host: string | undefined): boolean {
  return host !== undefined && (host === '[::1]' || /(^|\.)localhost$/.test(host) || isLoopback(host));
}

/**
 * An address without port and brackets (`9.9.9.9:1234`, `[::1]:1`). An IPv4 address that is mapped into IPv6 becomes
 * IPv4.
 */
function plainAddress(text: string): string {
  const address = /^\[(.+)\](?::\d{1,5})?$/.exec(text)?.[1] ?? /^([\d.]+):\d{1,5}$/.exec(text)?.[1] ?? text;
  return address.toLowerCase().startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

function lastUntrusted(chain: string | undefined, isTrusted: (address: string) => boolean): string | undefined {
  const hops = (chain ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  let address: string | undefined;
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) return address;
    address = hop;
    if (!isTrusted(hop)) return address;
  }
  return address;
}

/** Whether a list of hosts contains another host than `host`, apart from ports. */
function hasOtherHost(list: string | undefined, host: string | undefined): boolean {
  const hosts = (list ?? '').split(',').filter((entry) => entry.trim() !== '');
  return hosts.some((entry) => parseHost(entry) !== parseHost(host));
}

/** The last value of a list that proxies append to. */
function lastValue(list: string | undefined): string | undefined {
  const value = list?.split(',').at(-1)?.trim();
  return value === '' ? undefined : value;
}
