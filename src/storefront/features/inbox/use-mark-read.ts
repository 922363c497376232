import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { changeInbox, lowerUnread, renewInbox, renewUnread } from '@/storefront/platform/gateway/queries/member/inbox';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import type { Message } from './message';

/** Marks an open message as read. If that fails, its dot returns with the next answer. */
export function useMarkRead(message: Message | undefined): void {
  const gateway = useGateway();
  const queries = useQueryClient();
  const id = message?.isUnread ? message.id : undefined;
  const lastMarked = useRef<string>(undefined);
  useEffect(() => {
    if (id === undefined || lastMarked.current === id) return;
    lastMarked.current = id;
    changeInbox(queries, gateway, (row) => (String(row.messageId) === id ? { ...row, isRead: 1 } : row));
    lowerUnread(queries, gateway, 1);
    const renew = () => renewUnread(queries, gateway);
    gateway.call('readMessage', { messageId: id }).then(renew, () => {
      renew();
      void renewInbox(queries, gateway);
    });
  }, [id, gateway, queries]);
}
