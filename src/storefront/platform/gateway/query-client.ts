import { notifyManager, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isGatewayError } from './gateway-error';
import { callOfKey } from './queries/keys';

// A tap that writes into a query, such as a favourite, shows in the next frame. With TanStack's own timer it would be a
// later frame.
notifyManager.setScheduler(queueMicrotask);

/**
 * Queries of a document. A read without an answer, or with a status from 502 on, is tried twice more; any other refusal
 * and a malformed answer are not. Offline a read fails at once, so that its place says so, and loads again when the
 * network is back. Data that changes elsewhere, money and unread messages, is read again on return to the tab and to
 * the network, however new it is.
 */
export function createQueryClient(side: 'browser' | 'server'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: side === 'browser' ? isWorthRetrying : false,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
        refetchOnWindowFocus: ({ queryKey }) => changesElsewhere(queryKey) && 'always',
        networkMode: 'always',
        refetchOnReconnect: ({ queryKey }) => (changesElsewhere(queryKey) ? 'always' : true),
      },
      mutations: { retry: false },
    },
  });
}

/**
 * Whether a read is tried again: at most twice, only if the network may be the cause, and never offline. Reads of money
 * and unread messages that timed out are not tried again: two more time-outs take longer than a player waits.
 */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  if (!isGatewayError(error) || failures > 1 || !onlineManager.isOnline()) return false;
  const { code, status, call } = error;
  const hasHung = code === 'timeout' || status === 504;
  return hasHung ? !callsChangedElsewhere.has(call) : code === 'network' || code === 'not.sent' || status >= 502;
}

const callsChangedElsewhere: ReadonlySet<unknown> = new Set([
  'balance',
  'unreadCount',
  'agentNotices',
  'claimableRewards',
  'depositOrders',
  'depositRecord',
  'withdrawRecord',
  'withdrawSettings',
  'accountRecord',
  'saferPlay',
]);

/** Whether the data of a query changes without any action in this tab. */
export function changesElsewhere(queryKey: QueryKey): boolean {
  return callsChangedElsewhere.has(callOfKey(queryKey));
}
