import { LRUCache } from 'lru-cache';

/** Limits of a cache, in milliseconds, and in what `sizeOf` counts. */
export type SwrCacheInput<T> = {
  readonly clock: () => number;
  /** A value this young is served as it is. */
  readonly freshMs: number;
  /** A value this old is served while a new one is made; an older one is made anew first. */
  readonly staleMs: number;
  readonly maxSize: number;
  readonly sizeOf: (value: T) => number;
  /** True where a remade value is poorer than the kept one (the gateway was slow): the kept one stays until it is too old. */
  readonly isPoorer: (made: T, kept: T) => boolean;
  /**
   * Milliseconds until a value with something missing is made anew, `undefined` for a whole one. It is served while that happens, but never once it
   * is older than `freshMs`: what was missing may long be there.
   */
  readonly provisionalMs?: (value: T) => number | undefined;
  readonly onError: (error: unknown) => void;
};

/** Stale-while-revalidate: one making at a time for each key and version, least recently used first out. */
export type SwrCache<T> = {
  /** The value of `key` at `version`. Rejects only when it cannot be made and no older one is there. */
  readonly get: (key: string, version: string, make: () => Promise<T>) => Promise<T>;
  /** What is kept of `key` at `version`, however old. */
  readonly peek: (key: string, version: string) => T | undefined;
};

type Entry<T> = {
  /** When its making began, counted. */
  readonly turn: number;
  readonly version: string;
  readonly value: T;
  readonly madeAt: number;
  readonly staleMs: number;
  checkedAt: number;
};

/**
 * Makes an empty cache. A change of version counts as absence: it shows at the next request, not after `freshMs`. Size and order are
 * lru-cache's; its own `fetch` is not used: it has one limit of age where here are two, keeps no richer value in the place of a poorer one,
 * and would give another version only while the new one is made.
 */
export function createSwrCache<T>(input: SwrCacheInput<T>): SwrCache<T> {
  const { clock, freshMs, staleMs, maxSize, sizeOf, isPoorer, provisionalMs, onError } = input;
  const entries = new LRUCache<string, Entry<T>>({
    maxSize,
    sizeCalculation: ({ value }) => Math.max(1, sizeOf(value)),
  });
  const making = new Map<string, Promise<T>>();
  let turns = 0;

  function store(key: string, version: string, value: T, turn: number): T {
    const kept = entries.get(key);
    // What began before the kept one and took longer is of an older state.
    if (kept !== undefined && kept.turn > turn) return value;
    const now = clock();
    if (kept?.version === version && now - kept.madeAt < kept.staleMs && isPoorer(value, kept.value)) {
      kept.checkedAt = now;
      return kept.value;
    }
    const remakeMs = Math.min(provisionalMs?.(value) ?? freshMs, freshMs);
    const isWhole = provisionalMs?.(value) === undefined;
    const checkedAt = now - freshMs + remakeMs;
    entries.set(key, {
      turn,
      version,
      value,
      madeAt: now,
      staleMs: isWhole ? staleMs : Math.min(freshMs, staleMs),
      checkedAt,
    });
    return value;
  }

  function remake(key: string, version: string, make: () => Promise<T>): Promise<T> {
    const id = `${version} ${key}`;
    const running = making.get(id);
    if (running !== undefined) return running;
    turns += 1;
    const turn = turns;
    const started = make()
      .then((value) => store(key, version, value, turn))
      .finally(() => making.delete(id));
    making.set(id, started);
    return started;
  }

  return {
    async get(key, version, make) {
      const entry = entries.get(key);
      const now = clock();
      if (entry?.version === version && now - entry.madeAt < entry.staleMs) {
        if (now - entry.checkedAt >= freshMs) remake(key, version, make).catch(onError);
        return entry.value;
      }
      try {
        return await remake(key, version, make);
      } catch (error) {
        if (entry === undefined) throw error;
        onError(error);
        return entry.value;
      }
    },
    peek(key, version) {
      const entry = entries.get(key);
      return entry?.version === version ? entry.value : undefined;
    },
  };
}
