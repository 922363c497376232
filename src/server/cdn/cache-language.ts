import type { MiddlewareHandler } from 'hono';
import { parseHost } from '../hosts/parse-host';
import type { CacheLanguage, ServerEnv } from '../server-env';

/** The header in which a shared cache says for which language it asks. It is part of the cache's key. */
export const cacheLanguageHeader = 'X-Language';

/**
 * Marks a request of a shared cache, so that its answer depends on the language alone and not on the visitor. Hosts of
 * drafts, which only the makers of a brand see, are answered as if no cache stood in front.
 */
export const readCacheLanguage: MiddlewareHandler<ServerEnv> = async (context, next) => {
  const header = context.req.header(cacheLanguageHeader);
  if (header !== undefined && !isDraftHost(context.get('client').host))
    context.set('cacheLanguage', parseCacheLanguage(header));
  return next();
};

const isDraftHost = (host: string | undefined) => parseHost(host)?.startsWith('draft--') === true;

/** `lang=bn` is a cookie, `bn-bd` a tag; anything else, such as `-`, says nothing. */
function parseCacheLanguage(header: string): CacheLanguage {
  const [, cookie] = /^lang=(.*)$/.exec(header) ?? [];
  return cookie === undefined ? { acceptLanguage: header } : { cookie };
}
