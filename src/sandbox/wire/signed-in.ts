import { isAgent } from '../store/member-types';
import type { Member } from '../store/members';
import type { Call } from './endpoint';
import { WireError } from './wire-error';

/** The member of a call whose schema says that a session is required. */
export function signedIn({ member }: Call): Member {
  if (!member) throw new WireError('login.not.session');
  return member;
}

/** The agent of a call that only agents may send. */
export function signedInAgent(call: Call): Member {
  const member = signedIn(call);
  if (!isAgent(member.type)) throw new WireError('agent.only');
  return member;
}
