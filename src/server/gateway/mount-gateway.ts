import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { Log } from '../log';
import { messages } from '../messages';
import type { ServerEnv } from '../server-env';
import { breakOff } from './break-off';
import { type Gateway, isUnder, platformPrefixes } from './gateway';
import { isDrawn } from './is-drawn';
import { isPlainPath } from './plain-path';
import type { PlayGate } from './play-gate';
import { toRefusal } from './refusal';

/** What the platform's paths need. */
export type MountGatewayInput = {
  readonly gateway: Gateway;
  readonly log: Log;
  /** Holds back calls of games and money; see `createPlayGate`. */
  readonly gate: PlayGate;
  /** Told when the sandbox's tools have changed something. */
  readonly onTest: () => void;
};

/** The platform's paths. */
export function mountGateway({ gateway, log, gate, onTest }: MountGatewayInput): Hono<ServerEnv> {
  const app = new Hono<ServerEnv>();
  const breakingOff: MiddlewareHandler<ServerEnv> = async (context, next) => {
    await next();
    const { method, path } = context.req;
    context.res = breakOff(context.res, context, () => log.error(messages.answerBroke(method, path)));
  };
  const passOn = async (context: Context<ServerEnv>) => {
    const client = context.get('client');
    const { pathname } = new URL(context.req.raw.url);
    const isPart = isUnder(platformPrefixes, pathname) && isDrawn(context.req.raw.headers);
    if (isPart || !isPlainPath(gateway.prefixes, pathname)) return toRefusal(pathname, 'request.path.refused');
    const held = await gate(context);
    if (held !== undefined) return held;
    const answer = await gateway.forward(context.req.raw, client);
    if (context.req.method !== 'GET' && isUnder(['/__sandbox'], pathname)) onTest();
    return answer;
  };
  for (const prefix of gateway.prefixes) {
    if (!gateway.isSandbox) app.use(`${prefix}/*`, breakingOff);
    app.use(`${prefix}/*`, compress());
    app.all(`${prefix}/*`, passOn);
    app.all(prefix, passOn);
  }
  return app;
}
