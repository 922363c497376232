import contractCheck from '@schemas/wire/contractCheck.schema.json';
import inbox from '@schemas/wire/inbox.schema.json';
import memberInfo from '@schemas/wire/memberInfo.schema.json';
import memberLanguage from '@schemas/wire/memberLanguage.schema.json';
import unreadCount from '@schemas/wire/unreadCount.schema.json';
import { type Call, type Endpoint, endpoint } from '../http/endpoint';
import { WireError } from '../http/wire-error';
import { wallClock } from '../records/wall-clock';
import type { Member } from '../store/members';
import { sql } from '../store/query';
import { numberOf, textOf } from '../store/rows';
import { pageOf } from './paging';

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
  endpoint(contractCheck, (call) => JSON.parse(signedIn(call).contracts ?? '{}')),
  endpoint(unreadCount, async (call) => {
    const row = await call.store.first(
      sql`select count(*) as unread from messages where member_id = ${signedIn(call).id} and is_read = 0`,
    );
    return row ? numberOf(row, 'unread') : 0;
  }),
  endpoint(inbox, inboxOf),
];

/** The member of a call whose schema says that a session is required. */
export function signedIn({ member }: Call): Member {
  if (!member) throw new WireError('login.not.session');
  return member;
}

async function inboxOf(call: Call): Promise<unknown> {
  const rows = await call.store.rows(
    sql`select * from messages where member_id = ${signedIn(call).id} order by at desc, id desc`,
  );
  const { slice, total, totalPages } = pageOf(rows, call.input.whole('page', 1), call.input.whole('size', 20));
  const messages = slice.map((row) => ({
    messageId: numberOf(row, 'id'),
    title: textOf(row, 'title'),
    content: textOf(row, 'content'),
    date: wallClock(numberOf(row, 'at'), call.merchant.timeZone),
    isRead: numberOf(row, 'is_read'),
    isFromOperator: 1,
    sender: 'Support',
    senderId: 1,
  }));
  return { messages, total, totalPages };
}

/** A number with its middle hidden. */
export function masked(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-3)}`;
}
