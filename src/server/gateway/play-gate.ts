import type { Context } from 'hono';
import { languageOf } from '../pages/show-page';
import type { StatusSource } from '../platform/status-source';
import type { ServerEnv } from '../server-env';
import { isUnder, platformPrefixes } from './gateway';
import { createPlayCalls } from './play-calls';
import { type RefusalCode, toRefusal } from './refusal';

/** Answers a call of a game or of money that may not go on; `undefined` for every other one. */
export type PlayGate = (context: Context<ServerEnv>) => Promise<Response | undefined>;

const codes = { 1: 'platform.maintenance', 2: 'region.restricted' } as const satisfies Record<1 | 2, RefusalCode>;

/** Games and money are reached only by a visitor of whom the platform has said that it is open to them: without its word they stay closed (APP-02). */
export function createPlayGate(statuses: StatusSource): PlayGate {
  const isPlay = createPlayCalls();
  return async (context) => {
    const { method, path } = context.req;
    const served = context.get('served');
    if (!isUnder(platformPrefixes, path) || !(await isPlay(served.site, method, path))) return undefined;
    const { address } = context.get('client');
    const visit = { served, language: languageOf(context, served), address };
    const mode = await statuses.sureModeFor(visit);
    if (mode === 0) return undefined;
    return toRefusal(path, mode === undefined ? 'status.unknown' : codes[mode]);
  };
}
