import { notifyManager, onlineManager, QueryClient, type QueryKey } from '@tanstack/react-query';
import { isGatewayError } from './gateway-error';

// What a tap writes into a query, such as a favourite, shows in the next frame; by its own timer it would be a later one.
notifyManager.setScheduler(queueMicrotask);

/**
 * Queries of a document. A read that found no answer is tried twice more; a refusal or a malformed answer never is.
 * Without a network a read fails at once, so that its place says what is wrong, and comes by itself when the network
 * is back. What changes elsewhere, money and unread messages, is asked for again on return to the tab and to the
 * network, however new it is.
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

/** Only what may be the fault of the line, and at most twice; where there is no line it fails each time. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isLine = isGatewayError(error) && (error.code === 'network' || error.code === 'timeout' || error.status >= 502);
  return isLine && failures < 2 && onlineManager.isOnline();
}

const elsewhere: ReadonlySet<unknown> = new Set([
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

/** Whether what a query asks for changes without anything being done in this tab. */
export function changesElsewhere(queryKey: QueryKey): boolean {
  return elsewhere.has(queryKey[2]);
}
