import { isIP } from 'node:net';
import { LRUCache } from 'lru-cache';
import type { CountedCall } from './call-kinds';

/** Limits for one address. `0` is no limit. */
export type AddressLimits = {
  /** Calls that run at the same time. */
  readonly calls: number;
} & {
  /** Calls of a kind in ten minutes. */
  readonly [Kind in CountedCall]: number;
};

/**
 * A call that has begun and lasts until `end`, or the seconds to wait before another try. Call `count` right before the
 * request goes to the gateway: it gives 0, or the seconds to wait if the address has used up its limit meanwhile.
 */
export type CallStart =
  | { readonly ok: true; readonly end: () => void; readonly count: () => number }
  | { readonly ok: false; readonly waitSeconds: number };

/** Begins a call of an address. */
export type BeginCall = (address: string, countedKind: CountedCall | undefined) => CallStart;

/** How many calls were left at a time in epoch ms. */
type CallBucket = { readonly left: number; readonly at: number };

const windowMs = 600_000;
/** Each takes some 100 bytes. */
const mostBuckets = 50_000;

/**
 * Takes `count` of the `limit` that a network has of a kind in ten minutes. Gives 0, or the seconds to wait if none is
 * left; a limit of 0 means no limit. A `count` of 0 only looks.
 */
export type TakeFromLimit = (network: string, kind: string, limit: number, count: 0 | 1) => number;

/** A limit refills evenly, so that players who share one address wait only seconds. */
export function createNetworkLimits(clock: () => number): TakeFromLimit {
  // Grows with its entries: `max` would take the memory of all of them at once.
  const buckets = new LRUCache<string, CallBucket>({ maxSize: mostBuckets, sizeCalculation: () => 1 });
  return (network, kind, limit, count) => {
    if (limit === 0) return 0;
    const key = `${kind} ${network}`;
    const { left: remaining, at } = buckets.get(key) ?? { left: limit, at: clock() };
    const now = clock();
    const refilled = Math.min(limit, remaining + ((now - at) * limit) / windowMs);
    buckets.set(key, { left: refilled < 1 ? refilled : refilled - count, at: now });
    return refilled < 1 ? Math.ceil(((1 - refilled) * windowMs) / limit / 1_000) : 0;
  };
}

/**
 * Counts calls by address. Not a library: the known ones count by fixed windows and keep a timer for each address.
 */
export function createAddressLimits(limits: AddressLimits, clock: () => number): BeginCall {
  const running = new Map<string, number>();
  const takeFromLimit = createNetworkLimits(clock);
  const take = (network: string, kind: CountedCall | undefined, count: 0 | 1) =>
    kind === undefined ? 0 : takeFromLimit(network, kind, limits[kind], count);

  return (address, countedKind) => {
    const network = networkOf(address);
    const count = running.get(network) ?? 0;
    if (limits.calls > 0 && count >= limits.calls) return { ok: false, waitSeconds: 1 };
    const waitSeconds = take(network, countedKind, 0);
    if (waitSeconds > 0) return { ok: false, waitSeconds };
    running.set(network, count + 1);
    return { ok: true, end: onlyOnce(() => endCall(running, network)), count: () => take(network, countedKind, 1) };
  };
}

function endCall(running: Map<string, number>, network: string): void {
  const stillRunning = (running.get(network) ?? 1) - 1;
  if (stillRunning === 0) running.delete(network);
  else running.set(network, stillRunning);
}

/** An IPv4 address, or the first half of an IPv6 address: one customer has all addresses below it. */
export function networkOf(address: string): string {
  if (isIP(address) !== 6) return address;
  const [head = '', tail = ''] = address.toLowerCase().split('::');
  const groups = (part: string) => part.split(':').filter((group) => group !== '');
  const zeros = address.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  const allGroups = [...groups(head), ...Array.from({ length: zeros }, () => '0'), ...groups(tail)];
  return allGroups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':');
}

function onlyOnce(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
