import type { Context } from 'hono';
import type { LogFields } from '@/sites/log';
import type { ServedSite } from '@/sites/site-source';
import { routeOf } from './metrics/route-of';
import type { RequestMark, ServerEnv } from './server-env';
import { type Trace, traceOf } from './trace';

/** Marks a request with the id that a proxy or browser gave it, so that log lines match theirs, else with a new id. */
export function markRequest(header: (name: string) => string | undefined): RequestMark {
  const idHeader = header('x-request-id');
  const id = idHeader !== undefined && /^[\w-]{8,64}$/.test(idHeader) ? idHeader : crypto.randomUUID();
  let trace: Trace | undefined;
  return {
    id,
    startedAt: performance.now(),
    trace: () => {
      trace ??= traceOf(header);
      return trace;
    },
  };
}

/** Log fields of a request. The merchant is known once its host was looked up. */
export function requestFields(context: Context<ServerEnv>): LogFields {
  const { id, startedAt, trace } = context.get('mark');
  const served: ServedSite | undefined = context.get('served');
  const call: string | undefined = context.get('call');
  return {
    request: id,
    trace: trace().id,
    ...(served === undefined ? {} : { merchant: served.site.id }),
    route: call ?? routeOf(context),
    milliseconds: Math.round(performance.now() - startedAt),
  };
}
