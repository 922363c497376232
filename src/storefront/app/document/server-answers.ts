import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * Takes the server's answers as if they had come now. A document may be minutes old, or the phone's clock fast: stale
 * answers would be read again during hydration, and the page would differ from the server's HTML. Call the given
 * function after hydration: answers then get their real age, and stale ones are read again.
 */
export function takeServerAnswers(queries: QueryClient, state: DehydratedState, now: number): () => void {
  const fresh = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } }));
  hydrate(queries, { ...state, queries: fresh });
  return () => {
    const aged = new Set<string>();
    for (const { queryKey, queryHash, state: answer } of state.queries) {
      const known = queries.getQueryState(queryKey);
      // Answers that came since keep their own time.
      if (known?.dataUpdatedAt !== now) continue;
      queries.setQueryData(queryKey, known.data, { updatedAt: answer.dataUpdatedAt });
      aged.add(queryHash);
    }
    const isAged = ({ queryHash }: { readonly queryHash: string }) => aged.has(queryHash);
    void queries.refetchQueries({ type: 'active', stale: true, predicate: isAged }, { cancelRefetch: false });
  };
}
