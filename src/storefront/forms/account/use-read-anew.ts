import { useQueryClient } from '@tanstack/react-query';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';

/** Reads something now, whatever is cached, once: somebody waits for the outcome of a change. */
export function useReadAnew() {
  const queries = useQueryClient();
  return async <Value>({ queryKey, queryFn }: QuerySpec<Value>): Promise<Value> => {
    // A request on its way may have been answered before the change.
    await queries.cancelQueries({ queryKey });
    return queries.fetchQuery({ queryKey, queryFn, staleTime: 0, retry: false });
  };
}
