import type { Context } from 'hono';
import type { ServedSite } from '@/sites/site-source';
import type { ServerEnv } from '../server-env';
import { type Mode, modes, type StatusSource } from './status-source';

/** Whether the platform is open to the visitor of a page. Where it has never said, config decides. */
export async function visitorMode(
  statuses: Pick<StatusSource, 'modeFor'>,
  context: Context<ServerEnv>,
  language: string,
): Promise<Mode> {
  const served = context.get('served');
  const mode = await statuses.modeFor({ served, language, address: context.get('client').address });
  return mode ?? modeWithoutStatus(served);
}

/** The mode for a visitor if the platform has never answered. The play gate still stops games and money. */
export function modeWithoutStatus({ site }: ServedSite): Mode {
  const { withoutStatus = 'open' } = site.merchant.gateway ?? {};
  return modes[withoutStatus];
}
