import { notifyManager, QueryClient } from '@tanstack/react-query';
import { isGatewayError } from './gateway-error';

// What a tap writes into a query, such as a favourite, shows in the next frame; by its own timer it would be a later one.
notifyManager.setScheduler(queueMicrotask);

/** Queries of a document. A read that found no answer is tried twice more; a refusal or a malformed answer never is. */
export function createQueryClient(side: 'browser' | 'server'): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: side === 'browser' ? isWorthRetrying : false,
        retryDelay: (attempt) => Math.min(1000 * 2 ** attempt, 8000),
        refetchOnWindowFocus: false,
      },
      mutations: { retry: false },
    },
  });
}

/** Only what may be the fault of the line, and at most twice. */
export function isWorthRetrying(failures: number, error: unknown): boolean {
  const isLine = isGatewayError(error) && (error.code === 'network' || error.code === 'timeout' || error.status >= 502);
  return isLine && failures < 2;
}
