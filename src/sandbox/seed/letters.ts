import { insertInto } from '../store/query';
import type { Statements } from '../store/rows';
import { inboxMessages } from './inbox-messages';

const apart = 180 * 60_000;

type Letters = { readonly memberId: number; readonly unread: number; readonly read: number; readonly now: number };

/** Letters in a member's inbox, three hours apart: the unread ones are the newest. */
export async function addLetters(statements: Statements, { memberId, unread, read, now }: Letters): Promise<void> {
  for (let index = 0; index < unread + read; index += 1) {
    const { title, content } = inboxMessages[index % inboxMessages.length] ?? {};
    await statements.run(
      insertInto('messages').values({
        memberId,
        title: title?.EN ?? '',
        content: content?.EN ?? '',
        at: now - (unread + read - index) * apart,
        isRead: index < read ? 1 : 0,
      }),
    );
  }
}
