import type { Context } from 'hono';
import type { StatusSource } from '../platform/status-source';
import type { ServerEnv } from '../server-env';
import { languageOf } from '../visitor-language';
import type { RefusalCode } from './refusal';

/** Why a call of a game or of money is refused; `undefined` if it may go on. */
export type PlayGate = (context: Context<ServerEnv>) => Promise<RefusalCode | undefined>;

const codeByMode = { 1: 'platform.maintenance', 2: 'region.restricted' } as const satisfies Record<1 | 2, RefusalCode>;

/**
 * Games and money are open only if the platform has said that it is open to this visitor. Without an answer of the
 * platform they stay closed (APP-02).
 */
export function createPlayGate(statuses: StatusSource): PlayGate {
  return async (context) => {
    const served = context.get('served');
    const { address } = context.get('client');
    const mode = await statuses.sureModeFor({ served, language: languageOf(context, served), address });
    if (mode === 0) return undefined;
    return mode === undefined ? 'status.unknown' : codeByMode[mode];
  };
}
