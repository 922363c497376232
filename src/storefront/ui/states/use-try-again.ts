import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';

/** One tap asks again for everything that failed on the page, whichever card it is on: reads that were refused, and code that did not come. */
export function useTryAgain(): () => void {
  const { askForLostCode } = useRuntime();
  const queries = useQueryClient();
  return useCallback(() => {
    void queries.refetchQueries({ type: 'active', predicate: hasFailed }, { cancelRefetch: false });
    askForLostCode();
  }, [queries, askForLostCode]);
}

function hasFailed({ state }: Query): boolean {
  return state.status === 'error';
}
