import { isIP } from 'node:net';

/** Who asks, as far as the network and trusted proxies say. */
export type Client = {
  /** Address of the visitor: of the socket, or what a trusted proxy wrote. */
  readonly address: string;
  /** The raw host asked for. */
  readonly host: string | undefined;
  readonly https: boolean;
  /** True on this machine only, and never for a request that came through a proxy. */
  readonly loopback: boolean;
};

/** A request as `readClient` sees it. */
export type ClientInput = {
  readonly socketAddress: string;
  readonly header: (name: string) => string | undefined;
  readonly isTrusted: (address: string) => boolean;
};

/** Reads the visitor. `X-Forwarded-*` counts only where the socket belongs to a trusted proxy; the chain is read from the right. */
export function readClient({ socketAddress, header, isTrusted }: ClientInput): Client {
  const socket = plainAddress(socketAddress);
  const forwarded = header('x-forwarded-for');
  if (!isTrusted(socket)) {
    const direct = forwarded === undefined && header('forwarded') === undefined;
    return { address: socket, host: header('host'), https: false, loopback: direct && isLoopback(socket) };
  }
  const address = lastUntrusted(forwarded, isTrusted) ?? socket;
  return {
    address,
    host: last(header('x-forwarded-host')) ?? header('host'),
    https: last(header('x-forwarded-proto')) === 'https',
    loopback: forwarded === undefined && isLoopback(address),
  };
}

/** True for 127.0.0.0/8 and ::1. */
export function isLoopback(address: string): boolean {
  return address === '::1' || /^127(?:\.\d{1,3}){3}$/.test(address);
}

/** An IPv4 address mapped into IPv6 (`::ffff:10.0.0.1`) as plain IPv4. */
function plainAddress(address: string): string {
  return address.toLowerCase().startsWith('::ffff:') && address.includes('.') ? address.slice(7) : address;
}

function lastUntrusted(chain: string | undefined, isTrusted: (address: string) => boolean): string | undefined {
  const hops = (chain ?? '').split(',').map((hop) => plainAddress(hop.trim()));
  let found: string | undefined;
  for (const hop of hops.reverse()) {
    if (isIP(hop) === 0) return found;
    found = hop;
    if (!isTrusted(hop)) return found;
  }
  return found;
}

/** The value nearest to us of a list a proxy appended to. */
function last(list: string | undefined): string | undefined {
  const value = list?.split(',').at(-1)?.trim();
  return value === '' ? undefined : value;
}
