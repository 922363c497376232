import { isAgent } from '../store/member-types';
import type { Member } from '../store/members';
import type { Call } from '../wire/endpoint';
import { WireError } from '../wire/wire-error';

/**
 * Refuses a member on a site for agents, and an agent on a site for members. The scenario decides which site this is.
 */
export function refuseOtherSite({ scenario }: Call, { type }: Member): void {
  if (scenario.site === 'agents' && !isAgent(type)) throw new WireError('agent.site.only');
  if (scenario.site === 'members' && isAgent(type)) throw new WireError('member.site.only');
}
