import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { errorText } from '@/storefront/platform/gateway/error-text';
import { changeInbox, lowerUnread, renewInbox, renewUnread } from '@/storefront/platform/gateway/queries/member/inbox';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { durations, toast } from '@/storefront/ui/overlays/toast';
import type { Message } from './message';
import { removals, removeLater, resumeRemovals, sendRemovals, undoRemovals } from './removals';

/** The platform deletes at most this many at once. */
const mostAtOnce = 100;
/** `keepalive`: the browser finishes the request even if the page is closed. */
const keepaliveFetch = (baseFetch: typeof fetch): typeof fetch => {
  return (input, init) => baseFetch(input, { ...init, keepalive: true });
};

/** Deletes messages, with some time to undo. After a failure they come back, and a toast says why. */
export function useRemovals() {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const queries = useQueryClient();
  const { waiting: waitingIds, leaving: leavingIds } = useSyncExternalStore(
    removals.subscribe,
    removals.current,
    removals.serverSnapshot,
  );
  useSendOnLeaving();
  const send = async (ids: ReadonlySet<string>, unreadCount: number) => {
    const idsLeft = [...ids];
    try {
      while (idsLeft.length > 0) {
        const messageIds = idsLeft.slice(0, mostAtOnce).join(',');
        await gateway.call('deleteMessages', { messageIds }, { through: keepaliveFetch });
        idsLeft.splice(0, mostAtOnce);
      }
      lowerUnread(queries, gateway, unreadCount);
      changeInbox(queries, gateway, (row) => (ids.has(String(row.messageId)) ? undefined : row));
    } catch (error) {
      const text = t('widget.inbox.notDeleted', { count: format.number(idsLeft.length), why: errorText(error, t) });
      toast({ kind: 'fail', text, duration: durations.long });
    }
    renewUnread(queries, gateway);
    void renewInbox(queries, gateway);
  };
  const { session } = gateway.scope;
  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    if (session !== '') resumeRemovals(session, (ids) => latest.current(ids, 0));
  }, [session]);
  return {
    waiting: waitingIds,
    isGone: (id: string) => waitingIds.has(id) || leavingIds.has(id),
    remove: (messages: readonly Message[]) => {
      const unreadCount = messages.filter(({ isUnread }) => isUnread).length;
      const ids = new Set(messages.map(({ id }) => id));
      removeLater({ session, ids, send: (gone) => send(gone, unreadCount), after: durations.long });
    },
    undo: undoRemovals,
  };
}

/** Sends the deletion when the page is left, hidden or closed: then nobody can undo it any more. */
function useSendOnLeaving(): void {
  useEffect(() => {
    const handleHidden = () => document.visibilityState === 'hidden' && sendRemovals();
    document.addEventListener('visibilitychange', handleHidden);
    window.addEventListener('pagehide', sendRemovals);
    return () => {
      document.removeEventListener('visibilitychange', handleHidden);
      window.removeEventListener('pagehide', sendRemovals);
      sendRemovals();
    };
  }, []);
}
