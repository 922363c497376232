import type { Call } from '../http/endpoint';
import type { Member } from '../store/members';
import { openSession } from '../store/sessions';

/** Opens a session and gives the value of a login, and of a registration that logs in at once. */
export async function openedSession({ store, merchant, now }: Call, member: Member) {
  return sessionValue(member, await openSession(store, merchant.askedAs, member.id, now));
}

export function sessionValue(member: Member, token: string) {
  return {
    token,
    id: member.id,
    userName: member.username,
    customerType: member.type,
    firstTimeLogin: member.firstTime,
  };
}
