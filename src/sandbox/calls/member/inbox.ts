import deleteMessages from '@schemas/wire/deleteMessages.schema.json';
import inbox from '@schemas/wire/inbox.schema.json';
import readMessage from '@schemas/wire/readMessage.schema.json';
import unreadCount from '@schemas/wire/unreadCount.schema.json';
import { messageIn } from '../../seed/inbox-messages';
import { sql } from '../../store/query';
import { numberOf, textOf } from '../../store/rows';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';

export const inboxCalls: readonly Endpoint[] = [
  endpoint(unreadCount, unread),
  endpoint(inbox, messages),
  endpoint(readMessage, markRead),
  endpoint(deleteMessages, remove),
];

const largestPage = 100;
const mostAtOnce = 100;

async function unread(call: Call): Promise<number> {
  const row = await call.store.first(
    sql`select count(*) as unread from messages where member_id = ${signedIn(call).id} and is_read = 0`,
  );
  return row ? numberOf(row, 'unread') : 0;
}

async function messages(call: Call): Promise<unknown> {
  const { id } = signedIn(call);
  const size = Math.min(Math.max(call.input.whole('size', 20), 1), largestPage);
  const page = Math.max(call.input.whole('page', 1), 1);
  const counted = await call.store.first(sql`select count(*) as total from messages where member_id = ${id}`);
  const total = counted ? numberOf(counted, 'total') : 0;
  const rows = await call.store.rows(
    sql`select * from messages where member_id = ${id} order by at desc, id desc limit ${size} offset ${(page - 1) * size}`,
  );
  const own = rows.map((row) => {
    const [title, content] = messageIn([textOf(row, 'title'), textOf(row, 'content')], call.language);
    return {
      messageId: numberOf(row, 'id'),
      title,
      content,
      date: wallClock(numberOf(row, 'at'), call.merchant.timeZone),
      isRead: numberOf(row, 'is_read'),
      isFromOperator: 1,
      sender: 'Support',
      senderId: 1,
    };
  });
  return { messages: own, total, totalPages: Math.ceil(total / size) };
}

async function markRead(call: Call): Promise<null> {
  const [id] = idsIn(call.input.needed('messageId'));
  const own = sql`member_id = ${signedIn(call).id} and id = ${id}`;
  if (!(await call.store.first(sql`select id from messages where ${own}`))) throw new WireError('no.data');
  await call.store.run(sql`update messages set is_read = 1 where ${own}`);
  return null;
}

/** What another member owns, or nobody any more, is passed over. */
async function remove(call: Call): Promise<null> {
  const ids = idsIn(call.input.needed('messageIds'));
  await call.store.run(sql`delete from messages where member_id = ${signedIn(call).id} and id in (${sql.join(ids)})`);
  return null;
}

function idsIn(text: string): readonly number[] {
  const ids = text.split(',').map((id) => id.trim());
  if (ids.length > mostAtOnce || !ids.every((id) => /^\d{1,15}$/.test(id))) throw new WireError('request_param_err');
  return ids.map(Number);
}
