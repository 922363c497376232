import type { QueryClient } from '@tanstack/react-query';
import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';
import { partQuery } from './member-parts';

type InboxPage = CallValue<'inbox'>;
export type InboxRow = NonNullable<InboxPage['messages']>[number];

/** Messages on one page. */
export const pageSize = 20;

/** One page of the member's inbox, from 1. */
export function inboxQuery(gateway: Gateway, page: number): QuerySpec<InboxPage> {
  return memberQuery(gateway, { call: 'inbox', request: { page, size: pageSize }, of: [page] });
}

/** The rows of a page. Platforms use two names for them. */
export function rowsOf({ messages, list }: InboxPage): readonly InboxRow[] {
  return messages ?? list ?? [];
}

/** Changes the cached rows of an inbox. Undefined removes a row. */
export function changeInbox(
  queries: QueryClient,
  gateway: Gateway,
  change: (row: InboxRow) => InboxRow | undefined,
): void {
  queries.setQueriesData<InboxPage>({ predicate: isInboxOf(gateway) }, (page) => {
    if (page === undefined) return page;
    const messages = rowsOf(page).flatMap((row) => change(row) ?? []);
    return { ...page, messages };
  });
}

/** Reads every shown page again. */
export async function renewInbox(queries: QueryClient, gateway: Gateway): Promise<void> {
  await queries.invalidateQueries({ predicate: isInboxOf(gateway) });
}

/** Where the page stands in a key: after merchant, language and call. */
const pageIndex = 3;

function isInboxOf({ scope }: Gateway): (query: { readonly queryKey: readonly unknown[] }) => boolean {
  const withoutPage = (key: readonly unknown[]) => JSON.stringify(key.filter((_, index) => index !== pageIndex));
  const inboxKey = withoutPage(memberKey(scope, 'inbox', 0));
  return ({ queryKey }) => withoutPage(queryKey) === inboxKey;
}

/** Milliseconds between two reads of the unread count [MEM-12]. */
const minIntervalMs = 250;
let lastReadAt = 0;
let timer: ReturnType<typeof setTimeout> | undefined;

/**
 * Reads the unread count again. Changes within `minIntervalMs` share one read. After a failure the last count stays,
 * without a message.
 */
export function renewUnread(queries: QueryClient, gateway: Gateway): void {
  if (timer !== undefined) return;
  const readAgain = () => {
    timer = undefined;
    lastReadAt = Date.now();
    void queries.invalidateQueries({ queryKey: partQuery(gateway, 'unread').queryKey, exact: true });
  };
  timer = setTimeout(readAgain, Math.max(0, lastReadAt + minIntervalMs - Date.now()));
}

/** Lowers the unread count until the platform answers. */
export function lowerUnread(queries: QueryClient, gateway: Gateway, by: number): void {
  queries.setQueryData<unknown>(partQuery(gateway, 'unread').queryKey, (count: unknown) =>
    typeof count === 'number' || typeof count === 'string' ? Math.max(0, Number(count) - by) : count,
  );
}
