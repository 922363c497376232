import { type DehydratedState, hydrate, QueryClient } from '@tanstack/react-query';

/** What the server had asked, alone: new for ever, and never forgotten. For parts of its page that are hydrated after other answers have come. */
export function keepServerAnswers(state: DehydratedState): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  const lasting = { dataUpdatedAt: Number.POSITIVE_INFINITY };
  hydrate(queries, {
    ...state,
    queries: state.queries.map((query) => ({ ...query, state: { ...query.state, ...lasting } })),
  });
  return queries;
}
