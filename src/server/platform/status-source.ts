import { LRUCache } from 'lru-cache';
import { toFlag } from '@/engine';
import type { ServedSite } from '@/sites/site-source';
import type { Gateway } from '../gateway/gateway';
import { askPlatform, PlatformClosed } from './ask-platform';

/** Whether the platform is open to a visitor, as a number of the document's state. Maintenance wins. */
export const modes = { open: 0, maintenance: 1, restricted: 2 } as const;
export type Mode = (typeof modes)[keyof typeof modes];

/** The visitor and the merchant of a request. */
export type Visit = { readonly served: ServedSite; readonly language: string; readonly address: string };

/** Asks the platform whether it is open to a visitor. Never rejects; `undefined` if the platform has never said. */
export type StatusSource = {
  /** For a page: waits at most 150 ms, then gives the last answer. A later answer counts for later requests. */
  readonly modeFor: (visit: Visit) => Promise<Mode | undefined>;
  /** For a game or money: an answer of the last 30 s, or a new one within 3 s. Otherwise the last answer. */
  readonly sureModeFor: (visit: Visit) => Promise<Mode | undefined>;
  /** Forgets all answers, including those of running requests. */
  readonly expire: () => void;
};

/** What requests to the platform need. */
export type StatusSourceInput = {
  readonly gateway: Gateway;
  readonly clock: () => number;
  /** Milliseconds that a page waits. */
  readonly waitMs?: number;
  /** Milliseconds that a game or a bet waits. */
  readonly sureMs?: number;
  /** Number of visitors whose region is remembered, some 200 bytes each. */
  readonly mostAddresses?: number;
};

type Status = { readonly maintenance: boolean; readonly regionRestriction: boolean };
/** An answer. `turn` numbers the requests: the answer to the newest request counts. */
type StatusAnswer<T> = { readonly value: T; readonly at: number; readonly turn: number };
type StatusMemory = {
  /** By merchant, since maintenance is the same for everybody. */
  readonly maintenance: Map<string, StatusAnswer<boolean>>;
  /** By merchant and address, since a region belongs to one visitor. */
  readonly restriction: LRUCache<string, StatusAnswer<boolean>>;
  readonly running: Map<string, Promise<void>>;
};

/** After a day, somebody else may have the address. */
const memoryMs = 24 * 60 * 60_000;
/** Most requests at the same time, so that a platform that is down is not called for every visitor. */
const mostRequests = 500;
const recentMs = 30_000;
/** Longest wait for an answer, in milliseconds. A later one does not count. */
const answerMs = 10_000;

/** Every page needs the status. Concurrent requests for one address are sent once. */
export function createStatusSource(input: StatusSourceInput): StatusSource {
  const { gateway, clock, waitMs = 150, sureMs = 3_000, mostAddresses = 50_000 } = input;
  const emptyMemory = () => newMemory(clock, mostAddresses);
  let memory = emptyMemory();
  let requestCount = 0;

  async function ask({ served, language, address }: Visit, memoryAtStart: StatusMemory): Promise<void> {
    const { id } = served.site;
    requestCount += 1;
    const turn = requestCount;
    try {
      const question = {
        call: 'status',
        site: served.site,
        language,
        timeoutMs: answerMs,
        address,
        now: clock(),
      } as const;
      const status = parseStatus(await askPlatform(gateway, question));
      const at = clock();
      if (isNewer(memoryAtStart.maintenance.get(id), turn))
        memoryAtStart.maintenance.set(id, { value: status.maintenance, at, turn });
      const key = keyOf(id, address);
      if (isNewer(memoryAtStart.restriction.get(key), turn))
        memoryAtStart.restriction.set(key, { value: status.regionRestriction, at, turn });
    } catch (error) {
      if (error instanceof PlatformClosed && isNewer(memoryAtStart.maintenance.get(id), turn))
        memoryAtStart.maintenance.set(id, { value: true, at: clock(), turn });
    }
  }

  /** Resolves when a running request is answered, or a new one. */
  function requestStatus(visit: Visit, memoryAtStart: StatusMemory): Promise<void> {
    const { running } = memoryAtStart;
    const key = keyOf(visit.served.site.id, visit.address);
    const sameRequest = running.get(key);
    if (sameRequest !== undefined) return sameRequest;
    if (running.size >= mostRequests) return Promise.resolve();
    const request = ask(visit, memoryAtStart).finally(() => running.delete(key));
    running.set(key, request);
    return request;
  }

  return {
    async modeFor(visit) {
      const memoryAtStart = memory;
      await waitAtMost(waitMs, requestStatus(visit, memoryAtStart));
      return modeOf(memoryAtStart, visit);
    },
    async sureModeFor(visit) {
      const memoryAtStart = memory;
      const recentMode = modeOf(memoryAtStart, visit, clock() - recentMs);
      if (recentMode !== undefined) return recentMode;
      await waitAtMost(sureMs, requestStatus(visit, memoryAtStart));
      return modeOf(memoryAtStart, visit);
    },
    expire() {
      memory = emptyMemory();
    },
  };
}

const newMemory = (clock: () => number, maxSize: number): StatusMemory => ({
  maintenance: new Map(),
  // Grows with its entries: `max` would take the memory of all of them at once.
  restriction: new LRUCache({
    maxSize,
    sizeCalculation: () => 1,
    ttl: memoryMs,
    ttlResolution: 0,
    perf: { now: clock },
  }),
  running: new Map(),
});

/** The last answer for a visitor, or the last since `notBefore`. */
function modeOf(
  memory: StatusMemory,
  { served, address }: Visit,
  notBefore = Number.NEGATIVE_INFINITY,
): Mode | undefined {
  const maintenance = memory.maintenance.get(served.site.id);
  if (maintenance?.value === true && maintenance.at >= notBefore) return modes.maintenance;
  const restriction = memory.restriction.get(keyOf(served.site.id, address));
  if (restriction === undefined || restriction.at < notBefore) return undefined;
  return restriction.value ? modes.restricted : modes.open;
}

const keyOf = (merchant: string, address: string) => `${merchant} ${address}`;

const isNewer = (answer: StatusAnswer<boolean> | undefined, turn: number) => answer === undefined || answer.turn < turn;

function waitAtMost(ms: number, work: Promise<void>): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, ms);
    void work.then(() => {
      clearTimeout(timer);
      done();
    });
  });
}

/** The two flags of a status answer. Throws if it is malformed; then the last known flags stay. */
function parseStatus(value: unknown): Status {
  if (typeof value !== 'object' || value === null || !('maintenance' in value)) throw new Error('no status');
  return {
    maintenance: isOn(value.maintenance),
    regionRestriction: 'regionRestriction' in value && isOn(value.regionRestriction),
  };
}

/** Flags come as booleans, `1`, `'1'` and `'Y'` (schemas/wire/README.md, "Answers"). */
const isOn = (flag: unknown) => toFlag(flag) === true;
