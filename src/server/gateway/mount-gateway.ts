import { type Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { withCommonHeaders } from '../common-headers';
import type { ServerEnv } from '../server-env';
import { type Gateway, isUnder } from './gateway';

/** The platform's paths. `onTest` is told when the sandbox's tools have changed something. */
export function mountGateway(gateway: Gateway, onTest: () => void): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const passOn = async (context: Context<ServerEnv>) => {
    const client = context.get('client');
    const answer = await gateway.forward(context.req.raw, client);
    if (context.req.method !== 'GET' && isUnder(['/__sandbox'], context.req.path)) onTest();
    return withCommonHeaders(answer, client);
  };
  for (const prefix of gateway.prefixes) {
    app.use(`${prefix}/*`, compress());
    app.all(`${prefix}/*`, passOn);
    app.all(prefix, passOn);
  }
  return app;
}
