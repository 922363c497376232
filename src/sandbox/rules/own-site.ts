import { isAgent } from '../store/member-types';
import type { Member } from '../store/members';
import type { Call } from '../wire/endpoint';
import { WireError } from '../wire/wire-error';

/** Members and agents do not log in to each other's site, where the scenario makes this one of either. */
export function refuseOtherSite({ scenario }: Call, { type }: Member): void {
  if (scenario.site === 'agents' && !isAgent(type)) throw new WireError('agent.site.only');
  if (scenario.site === 'members' && isAgent(type)) throw new WireError('member.site.only');
}
