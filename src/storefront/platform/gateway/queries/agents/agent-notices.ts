import type { QueryClient } from '@tanstack/react-query';
import type { CallValue, Gateway } from '../../gateway';
import { partQuery } from '../member/member-parts';
import type { QuerySpec } from '../query';

/** An agent's own announcements, the newest first. The badge counts them. */
export function agentNoticesQuery(gateway: Gateway): QuerySpec<CallValue<'agentNotices'>> {
  return {
    ...partQuery(gateway, 'agentNotices'),
    queryFn: ({ signal }) => gateway.call('agentNotices', {}, { signal }),
  };
}

/**
 * Marks an announcement as read, here at once and at the platform. After a failure it is unread again with the next
 * answer.
 */
export async function readAgentNotice(queries: QueryClient, gateway: Gateway, id: string): Promise<void> {
  const { queryKey } = agentNoticesQuery(gateway);
  queries.setQueryData<CallValue<'agentNotices'>>(queryKey, (notices) =>
    notices?.map((notice) => (String(notice.id) === id ? { ...notice, isRead: 1 } : notice)),
  );
  await gateway.call('readAgentNotice', { id }).catch(() => queries.invalidateQueries({ queryKey, exact: true }));
}
