const prefix = 'livery-';
/** Number of builds whose caches are kept: the running build, and the one before it, whose pages may still be open. */
const keptBuilds = 2;
/** At most this many entries in a build's cache. */
const maxEntries = 400;

/** Files that never change at their address: their name has their hash, and flags do not change. */
export function isImmutable(path: string): boolean {
  return /^\/(?:assets|theme|texts|brand|flags)\/./.test(path);
}

/** Name of a build's cache. */
export function cacheOf(build: string): string {
  return prefix + build;
}

/** Removes the caches of all builds but the newest two. Browsers list them oldest first. */
export async function dropOldCaches(caches: CacheStorage, ownCache: string): Promise<void> {
  const otherCaches = (await caches.keys()).filter((name) => name.startsWith(prefix) && name !== ownCache);
  const excess = Math.max(0, otherCaches.length - (keptBuilds - 1));
  await Promise.all(otherCaches.slice(0, excess).map((name) => caches.delete(name)));
}

/** Stores an immutable answer. If there are too many, the oldest file is removed. */
export async function keepFile(cache: Cache, path: string, response: Response): Promise<void> {
  const isUnchanging = /immutable/.test(response.headers.get('cache-control') ?? '') || path.startsWith('/flags/');
  if (response.status !== 200 || !isUnchanging) return;
  await cache.put(path, response);
  const entries = await cache.keys();
  const oldest = entries.find(({ url }) => isImmutable(new URL(url).pathname));
  if (entries.length > maxEntries && oldest !== undefined) await cache.delete(oldest);
}
