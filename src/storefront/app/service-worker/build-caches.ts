const prefix = 'livery-';
/** A cache a build: the running one's, and the one before it, whose pages may still be open. */
const kept = 2;
/** Entries of a build's cache at most; pictures come and go. */
const most = 400;

/** Files that never change under their address: their name holds their hash, and flags are flags. */
export function isImmutable(path: string): boolean {
  return /^\/(?:assets|theme|texts|brand|flags)\/./.test(path);
}

/** Name of a build's cache. */
export function cacheOf(build: string): string {
  return prefix + build;
}

/** Removes the caches of all builds but the newest two. Browsers list them oldest first. */
export async function dropOldCaches(caches: CacheStorage, own: string): Promise<void> {
  const others = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== own);
  const tooMany = Math.max(0, others.length - (kept - 1));
  await Promise.all(others.slice(0, tooMany).map((name) => caches.delete(name)));
}

/** Keeps an answer that may be kept for good; the oldest file goes where there are too many. */
export async function keepFile(cache: Cache, path: string, response: Response): Promise<void> {
  const isForGood = /immutable/.test(response.headers.get('cache-control') ?? '') || path.startsWith('/flags/');
  if (response.status !== 200 || !isForGood) return;
  await cache.put(path, response);
  const entries = await cache.keys();
  const oldest = entries.find(({ url }) => isImmutable(new URL(url).pathname));
  if (entries.length > most && oldest !== undefined) await cache.delete(oldest);
}
