import { useQueryClient } from '@tanstack/react-query';
import { outcomeOf } from '@/storefront/platform/gateway/outcome';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';

/**
 * Reads something now, whatever is cached: somebody waits for the outcome of a change. Without an answer it reads
 * again `tries` times, 3 s apart, and waits for a network if there is none.
 */
export function useReadFresh(tries = 0) {
  const queries = useQueryClient();
  return async <Value>({ queryKey, queryFn }: QuerySpec<Value>): Promise<Value> => {
    // A request on its way may have been answered before the change.
    await queries.cancelQueries({ queryKey });
    const retry = (count: number, error: unknown) => count < tries && outcomeOf(error) === 'open';
    return queries.fetchQuery({ queryKey, queryFn, staleTime: 0, retry, retryDelay: 3000 });
  };
}
