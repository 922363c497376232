import memberInfo from '@schemas/wire/memberInfo.schema.json';
import memberLanguage from '@schemas/wire/memberLanguage.schema.json';
import { type Call, type Endpoint, endpoint } from '../../http/endpoint';
import { WireError } from '../../http/wire-error';
import type { Member } from '../../store/members';
import { sql } from '../../store/query';

export const memberCalls: readonly Endpoint[] = [
  endpoint(memberInfo, (call) => {
    const member = signedIn(call);
    return {
      id: member.id,
      account: member.username,
      nickname: member.nickname,
      type: member.type,
      toUpline: member.toUpline,
      regDate: member.regDate,
      mobile: member.mobile === null ? null : masked(member.mobile),
      email: member.email,
      payeeName: member.payeeName,
      qq: member.qq,
      clubLabel: member.club === null ? null : { labelName: member.club },
    };
  }),
  endpoint(memberLanguage, async (call) => {
    await call.store.run(
      sql`update members set language = ${call.input.needed('language')} where id = ${signedIn(call).id}`,
    );
    return null;
  }),
];

/** The member of a call whose schema says that a session is required. */
export function signedIn({ member }: Call): Member {
  if (!member) throw new WireError('login.not.session');
  return member;
}

/** A number with its middle hidden. */
export function masked(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-3)}`;
}
