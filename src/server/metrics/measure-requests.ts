import type { MiddlewareHandler } from 'hono';
import type { Log } from '@/sites/log';
import type { ServedSite } from '@/sites/site-source';
import { messages } from '../messages';
import { requestFields } from '../request-fields';
import type { ServerEnv } from '../server-env';
import type { Metrics } from './metrics';
import { routeOf } from './route-of';

/** What measuring needs. With `log`, each answer has a line there. */
export type MeasureRequestsInput = { readonly metrics: Metrics; readonly log?: Log | undefined };

/** Measures each request until its answer begins. */
export function measureRequests({ metrics, log }: MeasureRequestsInput): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    metrics.requestBegan();
    await next();
    const { status } = context.res;
    const served: ServedSite | undefined = context.get('served');
    metrics.requestEnded({
      route: served === undefined ? 'unknown' : routeOf(context),
      merchant: served?.site.id ?? 'unknown',
      status,
      seconds: (performance.now() - context.get('mark').startedAt) / 1_000,
    });
    log?.info(messages.answered(context.req.method, status), { ...requestFields(context), status });
  };
}
