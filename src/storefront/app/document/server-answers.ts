import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';

/** An answer that the server writes into the document. */
export type ServerAnswer = {
  readonly key: QueryKey;
  readonly data: unknown;
  /** When it came, in epoch milliseconds. Without a time it counts as just come. */
  readonly at?: number;
};

/** The answers that a client has. */
export function answersOf(queries: QueryClient): readonly ServerAnswer[] {
  const cachedQueries = queries.getQueryCache().getAll();
  return cachedQueries.flatMap(({ queryKey, state: { status, data, dataUpdatedAt } }) =>
    status === 'success' ? [{ key: queryKey, data, at: dataUpdatedAt }] : [],
  );
}

/**
 * Takes the server's answers as if they had come now. A document may be minutes old, or the phone's clock fast: stale
 * answers would be read again during hydration, and the page would differ from the server's HTML. Call the given
 * function after hydration: answers then get their real age, and stale ones are read again.
 */
export function takeServerAnswers(queries: QueryClient, answers: readonly ServerAnswer[], now: number): () => void {
  for (const { key, data } of answers) queries.setQueryData(key, data, { updatedAt: now });
  return () => {
    const agedQueries = new Set<Query>();
    for (const { key, at } of answers) {
      const query = queries.getQueryCache().find({ queryKey: key });
      // Answers that came since keep their own time.
      if (query?.state.dataUpdatedAt !== now) continue;
      query.setData(query.state.data, { updatedAt: at ?? now, manual: true });
      agedQueries.add(query);
    }
    const isAged = (query: Query) => agedQueries.has(query);
    void queries.refetchQueries({ type: 'active', stale: true, predicate: isAged }, { cancelRefetch: false });
  };
}
