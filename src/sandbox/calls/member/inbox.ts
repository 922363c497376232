import deleteMessages from '@schemas/wire/deleteMessages.schema.json';
import inbox from '@schemas/wire/inbox.schema.json';
import readMessage from '@schemas/wire/readMessage.schema.json';
import unreadCount from '@schemas/wire/unreadCount.schema.json';
import { messageIn } from '../../seed/inbox-messages';
import { findRows, readNumber, sql } from '../../store/query';
import { wallClock } from '../../wall-clock';
import { type Call, type Endpoint, endpoint } from '../../wire/endpoint';
import { signedIn } from '../../wire/signed-in';
import { WireError } from '../../wire/wire-error';

export const inboxCalls: readonly Endpoint[] = [
  endpoint(unreadCount, countUnread),
  endpoint(inbox, listMessages),
  endpoint(readMessage, markRead),
  endpoint(deleteMessages, removeMessages),
];

const maxPageSize = 100;
const maxIds = 100;

function countUnread(call: Call): Promise<number> {
  return readNumber(
    call.store,
    sql`select count(*) from messages where member_id = ${signedIn(call).id} and is_read = 0`,
  );
}

async function listMessages(call: Call): Promise<unknown> {
  const { id } = signedIn(call);
  const size = Math.min(Math.max(call.input.wholeNumber('size', 20), 1), maxPageSize);
  const page = Math.max(call.input.wholeNumber('page', 1), 1);
  const total = await readNumber(call.store, sql`select count(*) from messages where member_id = ${id}`);
  const newestFirst = sql`order by at desc, id desc limit ${size} offset ${(page - 1) * size}`;
  const rows = await findRows(call.store, 'messages', { memberId: id }, newestFirst);
  const wireMessages = rows.map((row) => {
    const [title, content] = messageIn([row.title, row.content], call.language);
    return {
      messageId: row.id,
      title,
      content,
      date: wallClock(row.at, call.merchant.timeZone),
      isRead: row.isRead,
      isFromOperator: 1,
      sender: 'Support',
      senderId: 1,
    };
  });
  return { messages: wireMessages, total, totalPages: Math.ceil(total / size) };
}

async function markRead(call: Call): Promise<null> {
  const [id] = idsIn(call.input.requiredText('messageId'));
  const ownMessage = sql`member_id = ${signedIn(call).id} and id = ${id}`;
  if ((await readNumber(call.store, sql`select count(*) from messages where ${ownMessage}`)) === 0)
    throw new WireError('no.data');
  await sql`update messages set is_read = 1 where ${ownMessage}`.execute(call.store);
  return null;
}

/** Ids of another member's messages, or of deleted ones, are ignored. */
async function removeMessages(call: Call): Promise<null> {
  const ids = idsIn(call.input.requiredText('messageIds'));
  await sql`delete from messages
    where member_id = ${signedIn(call).id} and id in (${sql.join(ids)})`.execute(call.store);
  return null;
}

function idsIn(text: string): readonly number[] {
  const ids = text.split(',').map((id) => id.trim());
  if (ids.length > maxIds || !ids.every((id) => /^\d{1,15}$/.test(id))) throw new WireError('request_param_err');
  return ids.map(Number);
}
