import type { Context } from 'hono';
import type { ServerEnv } from '../server-env';
import type { Build } from './build';
import { sendBody } from './send-body';

/** Sends a file of the build; `undefined` if no file has this path. */
export function sendBuiltFile(context: Context<ServerEnv>, build: Build): Promise<Response> | undefined {
  const file = build.find(context.req.path);
  if (file === undefined) return undefined;
  const cache = file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300, must-revalidate';
  return file.body().then((body) =>
    sendBody(context, {
      body,
      headers: {
        'content-type': file.contentType,
        'cache-control': cache,
        'cross-origin-resource-policy': 'same-origin',
        vary: 'Accept-Encoding',
      },
    }),
  );
}
