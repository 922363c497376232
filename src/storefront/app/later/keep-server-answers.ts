import { QueryClient } from '@tanstack/react-query';
import type { ServerAnswer } from '../document/server-answers';

/** A client with the server's answers alone, which never become stale. Islands that hydrate late render with it. */
export function keepServerAnswers(answers: readonly ServerAnswer[]): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { gcTime: Number.POSITIVE_INFINITY } } });
  for (const { key, data } of answers) queries.setQueryData(key, data, { updatedAt: Number.POSITIVE_INFINITY });
  return queries;
}
