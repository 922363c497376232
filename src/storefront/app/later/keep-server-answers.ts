import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';

/** A client with the server's answers alone, which never become stale. Islands that hydrate late render with it. */
export function keepServerAnswers(state: DehydratedState): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  const lasting = { dataUpdatedAt: Number.POSITIVE_INFINITY };
  hydrate(queries, {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, ...lasting } })),
  });
  return queries;
}
