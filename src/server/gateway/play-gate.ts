import type { Context } from 'hono';
import { modes, type StatusSource } from '../platform/status-source';
import type { ServerEnv } from '../server-env';
import { languageOf } from '../visitor-language';
import type { RefusalCode } from './refusal';

/** Why a call of a game or of money is refused; `undefined` if it may go on. */
export type PlayGate = (context: Context<ServerEnv>) => Promise<RefusalCode | undefined>;

const codeByMode = {
  [modes.maintenance]: 'platform.maintenance',
  [modes.restricted]: 'region.restricted',
} as const satisfies Record<number, RefusalCode>;

/**
 * Games and money are open only if the platform has said that it is open to this visitor. Without an answer of the
 * platform they stay closed (APP-02).
 */
export function createPlayGate(statuses: StatusSource): PlayGate {
  return async (context) => {
    const served = context.get('served');
    const { address } = context.get('client');
    const mode = await statuses.sureModeFor({ served, language: languageOf(context, served), address });
    if (mode === modes.open) return undefined;
    return mode === undefined ? 'status.unknown' : codeByMode[mode];
  };
}
