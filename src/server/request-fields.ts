import type { Context } from 'hono';
import type { LogFields } from '@/sites/log';
import type { ServedSite } from '@/sites/site-source';
import type { RequestMark, ServerEnv } from './server-env';

/** The id that a proxy or browser gave the request, so that its log lines match theirs. Otherwise a new id. */
export function markRequest(idHeader: string | undefined): RequestMark {
  const id = idHeader !== undefined && /^[\w-]{8,64}$/.test(idHeader) ? idHeader : crypto.randomUUID();
  return { id, startedAt: performance.now() };
}

/** Log fields of a request. The merchant is known once its host was looked up. */
export function requestFields(context: Context<ServerEnv>): LogFields {
  const { id, startedAt } = context.get('mark');
  const served: ServedSite | undefined = context.get('served');
  return {
    request: id,
    ...(served === undefined ? {} : { merchant: served.site.id }),
    route: context.req.path.slice(0, 300),
    milliseconds: Math.round(performance.now() - startedAt),
  };
}
