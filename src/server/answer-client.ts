import type { MiddlewareHandler } from 'hono';
import { setCommonHeaders } from './common-headers';
import { readClient } from './hosts/read-client';
import { markRequest } from './request-fields';
import type { ServerEnv } from './server-env';
import type { ServerInput } from './server-input';

/**
 * The first step of every request: marks it, reads the client, and sets the common headers on every answer, failures
 * included.
 */
export function createAnswerClient(input: ServerInput): MiddlewareHandler<ServerEnv> {
  return async (context, next) => {
    context.set(
      'mark',
      markRequest((name) => context.req.header(name)),
    );
    const client = readClient({
      socketAddress: input.socketAddress(context.env ?? {}),
      arrival: input.arrival?.(context.env ?? {}),
      header: (name) => context.req.header(name),
      isTrusted: input.isTrusted,
      takesForwardedHost: input.takesForwardedHost === true,
    });
    context.set('client', client);
    await next();
    setCommonHeaders(context.res, client);
  };
}
