import { insertRows } from '../store/insert-rows';
import type { Statements } from '../store/query';
import type { NewRow } from '../store/tables';
import { inboxMessages } from './inbox-messages';

const apartMs = 3 * 60 * 60_000;

type Letters = { readonly memberId: number; readonly unread: number; readonly read: number; readonly now: number };

/** Letters in a member's inbox, three hours apart: the unread ones are the newest. */
export function lettersOf({ memberId, unread, read, now }: Letters): readonly NewRow<'messages'>[] {
  return Array.from({ length: unread + read }, (_, index) => {
    const { title, content } = inboxMessages[index % inboxMessages.length] ?? {};
    const at = now - (unread + read - index) * apartMs;
    return { memberId, title: title?.EN ?? '', content: content?.EN ?? '', at, isRead: index < read ? 1 : 0 };
  });
}

export function addLetters(statements: Statements, letters: Letters): Promise<void> {
  return insertRows(statements, 'messages', lettersOf(letters));
}
