import { LRUCache } from 'lru-cache';
import type { CacheResult } from '../metrics/metrics';

/** Limits of a cache, in milliseconds, and in the unit of `sizeOf`. */
export type SwrCacheInput<T> = {
  readonly clock: () => number;
  /** A value younger than this is served and not renewed. */
  readonly freshMs: number;
  /** A value younger than this is served while a new one is made. An older one is made anew before the answer. */
  readonly staleMs: number;
  /** A value younger than this is not replaced by a poorer one. Default: `staleMs`. */
  readonly keepMs?: number;
  readonly maxSize: number;
  readonly sizeOf: (value: T) => number;
  /**
   * True if a new value is poorer than the cached one, because the gateway was slow. Then the cached one stays until it
   * is older than `keepMs`.
   */
  readonly isPoorer: (made: T, kept: T) => boolean;
  /**
   * Milliseconds until a value that lacks something is made again; `undefined` if nothing is missing. Such a value is
   * not served once it is older than `freshMs`: the missing part may be there by then.
   */
  readonly provisionalMs?: (value: T) => number | undefined;
  /** Called if a value of `key` cannot be made and the cached one stays. */
  readonly onError: (error: unknown, key: string) => void;
  /** Called for each `get`. */
  readonly onRead?: (result: CacheResult) => void;
};

/**
 * Stale-while-revalidate. Each key and version is made once at a time. The least recently used value is dropped first.
 */
export type SwrCache<T> = {
  /**
   * The value of `key` at `version`. Rejects only if it cannot be made and no older one is cached. `make` gets the
   * cached value of this version, which it may give back if nothing has changed.
   */
  readonly get: (key: string, version: string, make: Make<T>) => Promise<T>;
  /** The cached value of `key` at `version`, however old. */
  readonly peek: (key: string, version: string) => T | undefined;
};

type Make<T> = (cached: T | undefined) => Promise<T>;

type Entry<T> = {
  /** Number of the run that made the value, in order of start. */
  readonly run: number;
  readonly version: string;
  readonly value: T;
  /** Until then a poorer value does not replace it. */
  readonly keptUntil: number;
  /** Until then it is served while a new one is made. */
  servedUntil: number;
  /** From when `freshMs` counts: earlier than it was made if it must be made again soon. */
  checkedAt: number;
};

/**
 * Creates an empty cache. A change of version counts as a missing value, so that it shows at the next request and not
 * after `freshMs`. Size and order are lru-cache's. Its own `fetch` is not used: it has one age limit instead of two,
 * cannot keep a richer old value, and serves another version while a new one is made.
 */
export function createSwrCache<T>(input: SwrCacheInput<T>): SwrCache<T> {
  const {
    clock,
    freshMs,
    staleMs,
    keepMs = staleMs,
    maxSize,
    sizeOf,
    isPoorer,
    provisionalMs,
    onError,
    onRead,
  } = input;
  const entries = new LRUCache<string, Entry<T>>({
    maxSize,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
  });
  const runningByKey = new Map<string, Promise<T>>();
  let runCount = 0;

  function store(key: string, version: string, value: T, run: number): T {
    const cached = entries.get(key);
    // This run started before the one that made the cached value, and took longer. Its value is older.
    if (cached !== undefined && cached.run > run) return value;
    const now = clock();
    if (cached?.version === version && now < cached.keptUntil && isPoorer(value, cached.value)) {
      cached.checkedAt = now;
      cached.servedUntil = Math.min(now + staleMs, cached.keptUntil);
      return cached.value;
    }
    const remakeMs = Math.min(provisionalMs?.(value) ?? freshMs, freshMs);
    const isComplete = provisionalMs?.(value) === undefined;
    const checkedAt = now - freshMs + remakeMs;
    const provisionalUntil = now + Math.min(freshMs, staleMs);
    entries.set(key, {
      run,
      version,
      value,
      keptUntil: isComplete ? now + keepMs : provisionalUntil,
      servedUntil: isComplete ? now + staleMs : provisionalUntil,
      checkedAt,
    });
    return value;
  }

  function remake(key: string, version: string, make: Make<T>): Promise<T> {
    const id = `${version} ${key}`;
    const running = runningByKey.get(id);
    if (running !== undefined) return running;
    runCount += 1;
    const run = runCount;
    const cached = entries.get(key);
    const promise = make(cached?.version === version ? cached.value : undefined)
      .then((value) => store(key, version, value, run))
      .finally(() => runningByKey.delete(id));
    runningByKey.set(id, promise);
    return promise;
  }

  return {
    async get(key, version, make) {
      const entry = entries.get(key);
      const now = clock();
      if (entry?.version === version && now < entry.servedUntil) {
        const isOld = now - entry.checkedAt >= freshMs;
        if (isOld) remake(key, version, make).catch((error) => onError(error, key));
        onRead?.(isOld ? 'stale' : 'hit');
        return entry.value;
      }
      onRead?.('miss');
      try {
        return await remake(key, version, make);
      } catch (error) {
        if (entry === undefined) throw error;
        onError(error, key);
        return entry.value;
      }
    },
    peek(key, version) {
      const entry = entries.get(key);
      return entry?.version === version ? entry.value : undefined;
    },
  };
}
