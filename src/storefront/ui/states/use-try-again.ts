import { type Query, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';

/**
 * Retries everything that failed on the page, whichever card was tapped: failed queries, and code that did not load.
 */
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
