import type { Handler } from 'hono';
import type { StatusSource } from '../platform/status-source';
import { visitorMode } from '../platform/visitor-mode';
import type { ServerEnv } from '../server-env';
import { languageOf } from '../visitor-language';

/**
 * Tells one visitor whether the site is open, before a document from a cache shows (APP-02). No cache keeps the answer.
 */
export function createSendMode(statuses: Pick<StatusSource, 'modeFor'>): Handler<ServerEnv> {
  return async (context) => {
    const mode = await visitorMode(statuses, context, languageOf(context, context.get('served')));
    return Response.json({ mode }, { headers: { 'cache-control': 'no-store' } });
  };
}
