import { type DehydratedState, hydrate, type QueryClient } from '@tanstack/react-query';

/**
 * Takes up what the server asked, as if it had come at this moment: a document may be minutes old, and a phone's clock fast, and an answer that
 * counts as old would be asked for again while the page is taken over, which would then differ from the server's HTML and be drawn anew. Gives
 * what is called once the page is taken over: answers get their own age, and those that are too old are asked for again.
 */
export function takeServerAnswers(queries: QueryClient, state: DehydratedState, now: number): () => void {
  const fresh = state.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: now } }));
  hydrate(queries, { ...state, queries: fresh });
  return () => {
    const aged = new Set<string>();
    for (const { queryKey, queryHash, state: answer } of state.queries) {
      const known = queries.getQueryState(queryKey);
      // What has come since keeps its own.
      if (known?.dataUpdatedAt !== now) continue;
      queries.setQueryData(queryKey, known.data, { updatedAt: answer.dataUpdatedAt });
      aged.add(queryHash);
    }
    const isAged = ({ queryHash }: { readonly queryHash: string }) => aged.has(queryHash);
    void queries.refetchQueries({ type: 'active', stale: true, predicate: isAged }, { cancelRefetch: false });
  };
}
