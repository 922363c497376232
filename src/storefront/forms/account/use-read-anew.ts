import { useQueryClient } from '@tanstack/react-query';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';

/** Asks for something now, whatever is known of it: once, as somebody waits for what became of a change. */
export function useReadAnew() {
  const queries = useQueryClient();
  return async <Value>({ queryKey, queryFn }: QuerySpec<Value>): Promise<Value> => {
    // What is on its way may have been read before the change.
    await queries.cancelQueries({ queryKey });
    return queries.fetchQuery({ queryKey, queryFn, staleTime: 0, retry: false });
  };
}
