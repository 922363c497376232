import type { Context } from 'hono';
import type { ServerEnv } from '../server-env';
import type { BuiltFile } from './build';
import { missingFile } from './missing-file';
import { sendBody } from './send-body';

/** Sends a file of a build, or 404 if it cannot be read from where it is published. */
export async function sendBuiltFile(context: Context<ServerEnv>, file: BuiltFile): Promise<Response> {
  const cache = file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=300, must-revalidate';
  const body = await file.body().catch(() => undefined);
  if (body === undefined) return missingFile();
  return sendBody(context, {
    body,
    headers: {
      'content-type': file.contentType,
      'cache-control': cache,
      'cross-origin-resource-policy': 'same-origin',
      vary: 'Accept-Encoding',
    },
  });
}
