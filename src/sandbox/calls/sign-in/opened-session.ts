import { noteLogin } from '../../security/logins';
import type { Member } from '../../store/members';
import { openSession } from '../../store/sessions';
import type { Call } from '../../wire/endpoint';

/** Opens a session and gives the value of a login, and of a registration that logs in at once. */
export async function openedSession(call: Call, member: Member) {
  const { store, merchant, address, agent, now } = call;
  await noteLogin(store, { memberId: member.id, address, agent, isDone: true, now });
  return sessionValue(member, await openSession(store, merchant.codeInRequest, member.id, call));
}

export function sessionValue(member: Member, token: string) {
  return {
    token,
    id: member.id,
    userName: member.username,
    customerType: member.type,
    firstTimeLogin: member.firstTime === 1,
  };
}
