import { toFlag } from '@/engine/live';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { type InboxRow, pageSize, rowsOf } from '@/storefront/platform/gateway/queries/member/inbox';

/** A message for the inbox. */
export type Message = {
  readonly id: string;
  readonly title: string;
  /** HTML of its author. It must be sanitised before it is shown. */
  readonly html: string;
  /** A time as the platform writes it, for `dates.text`; empty without one. */
  readonly date: string;
  /** The sender, unless it is the house. */
  readonly sender: string | undefined;
  readonly isUnread: boolean;
};

export type MessagePage = {
  readonly messages: readonly Message[];
  /** The total, if the platform tells it. */
  readonly total: number | undefined;
  readonly hasMore: boolean;
};

export function toMessage({ messageId, title, content, date, isRead, isFromOperator, sender }: InboxRow): Message {
  return {
    id: String(messageId),
    title: title ?? '',
    html: content ?? '',
    date: date ?? '',
    sender: toFlag(isFromOperator) === true ? undefined : (sender ?? undefined),
    isUnread: toFlag(isRead) === false,
  };
}

/**
 * One page of the inbox. If the platform counts neither pages nor messages, a full page means that there may be
 * another.
 */
export function toPage(value: CallValue<'inbox'>, page: number): MessagePage {
  const rows = rowsOf(value);
  const total = numberOf(value.total);
  const pages = numberOf(value.totalPages) ?? (total === undefined ? undefined : Math.ceil(total / pageSize));
  const hasMore = pages === undefined ? rows.length >= pageSize : page < pages;
  return { messages: rows.map(toMessage), total, hasMore: hasMore && rows.length > 0 };
}

function numberOf(value: unknown): number | undefined {
  const number = value === null || value === undefined || value === '' ? Number.NaN : Number(value);
  return Number.isFinite(number) ? number : undefined;
}
