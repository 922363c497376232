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

/** At most this many keys in one request: Fastly takes no more. */
const keysAtOnce = 256;
/** At most this many characters of keys in one request: a Varnish refuses a header of more than 8,192. */
const lettersAtOnce = 8_000;

/** Calls `send` with as many keys as a request may have. */
export async function inPortions(
  keys: readonly string[],
  send: (portion: readonly string[]) => Promise<void>,
): Promise<void> {
  let portion: string[] = [];
  let letters = 0;
  for (const key of keys) {
    if (portion.length === keysAtOnce || (portion.length > 0 && letters + key.length > lettersAtOnce)) {
      await send(portion);
      portion = [];
      letters = 0;
    }
    portion.push(key);
    letters += key.length + 1;
  }
  if (portion.length > 0) await send(portion);
}
