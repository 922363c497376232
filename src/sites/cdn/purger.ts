/** Tells caches to forget documents. Keys are those of `surrogate-keys.ts`. */
export type Purger = {
  /** The caches that it tells, as ops read them. */
  readonly names: readonly string[];
  /**
   * Forgets every document with one of these keys. Never rejects: gives a line for each cache that could not be told.
   * The documents of such a cache stay until they expire.
   */
  readonly forget: (keys: readonly string[]) => Promise<readonly string[]>;
};

/** At most this many keys in one request: Fastly takes no more, and the size of a header is limited. */
const keysAtOnce = 256;

/** Calls `send` with as many keys as a request may have. */
export async function inPortions(
  keys: readonly string[],
  send: (portion: readonly string[]) => Promise<void>,
): Promise<void> {
  for (let start = 0; start < keys.length; start += keysAtOnce) await send(keys.slice(start, start + keysAtOnce));
}
