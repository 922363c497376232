import memberInfo from '@schemas/wire/memberInfo.schema.json';
import memberLanguage from '@schemas/wire/memberLanguage.schema.json';
import { maskedMobile } from '../../request-rules/bound-mobile';
import { sql } from '../../store/query';
import { type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';

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
      mobile: member.mobile === null ? null : maskedMobile(member.mobile),
      email: member.email,
      payeeName: member.payeeName,
      qq: member.qq,
      clubLabel: member.club === null ? null : { labelName: member.club },
    };
  }),
  endpoint(memberLanguage, async (call) => {
    await sql`update members set language = ${call.input.requiredText('language')}
      where id = ${signedIn(call).id}`.execute(call.store);
    return null;
  }),
];
