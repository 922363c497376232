import { brandKey, pageKey } from '@/sites/cdn/surrogate-keys';
import { cacheLanguageHeader } from './cache-language';

/**
 * A document is kept 2 s, and sent for 2 s more while the cache asks for a new one. Some caches count whole seconds, so
 * that is 5 s at most: then a page that was taken back is gone everywhere. Only if no server answers, it is kept an
 * hour.
 */
const cacheControl = 'public, max-age=0, s-maxage=2, stale-while-revalidate=2, stale-if-error=3600';

/** Headers of a document that a shared cache may keep for everybody who asks for the same address and language. */
export function sharedHeaders(brand: string, pageId: string): Readonly<Record<string, string>> {
  return {
    'cache-control': cacheControl,
    vary: `${cacheLanguageHeader}, Accept-Encoding`,
    'surrogate-key': `${brandKey(brand)} ${pageKey(brand, pageId)}`,
  };
}
