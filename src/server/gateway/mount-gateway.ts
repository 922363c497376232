import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import { withCommonHeaders } from '../common-headers';
import type { Log } from '../log';
import { messages } from '../messages';
import type { ServerEnv } from '../server-env';
import { breakOff } from './break-off';
import { type Gateway, isUnder } from './gateway';

/** The platform's paths. `onTest` is told when the sandbox's tools have changed something. */
export function mountGateway(gateway: Gateway, log: Log, onTest: () => void): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const breakingOff: MiddlewareHandler<ServerEnv> = async (context, next) => {
    await next();
    const { method, path } = context.req;
    context.res = breakOff(context.res, context, () => log.error(messages.answerBroke(method, path)));
  };
  const passOn = async (context: Context<ServerEnv>) => {
    const client = context.get('client');
    const answer = await gateway.forward(context.req.raw, client);
    if (context.req.method !== 'GET' && isUnder(['/__sandbox'], context.req.path)) onTest();
    return withCommonHeaders(answer, client);
  };
  for (const prefix of gateway.prefixes) {
    if (!gateway.isSandbox) app.use(`${prefix}/*`, breakingOff);
    app.use(`${prefix}/*`, compress());
    app.all(`${prefix}/*`, passOn);
    app.all(prefix, passOn);
  }
  return app;
}
