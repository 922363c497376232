import type { Call } from '../http/endpoint';
import { WireError } from '../http/wire-error';
import type { Member } from '../store/members';

/** Types of members who are no agents. */
const plainTypes = [0, 4, 40];

/** Members and agents do not log in to each other's site, where the scenario makes this one of either. */
export function refuseOtherSite({ scenario }: Call, { type }: Member): void {
  const isAgent = !plainTypes.includes(type);
  if (scenario.site === 'agents' && !isAgent) throw new WireError('agent.site.only');
  if (scenario.site === 'members' && isAgent) throw new WireError('member.site.only');
}
