import {
  type DefaultError,
  hashKey,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type UseQueryOptions,
  type UseQueryResult,
  // biome-ignore lint/style/noRestrictedImports: the one that all others go through
  useQuery as useTanstackQuery,
} from '@tanstack/react-query';
import { useContext, useSyncExternalStore } from 'react';
import { GatewayContext } from './gateway-context';

const returnUndefined = () => undefined;
const neverSubscribe = () => returnUndefined;

/**
 * TanStack's `useQuery` for islands that hydrate late. The first render gets the data that the server rendered with,
 * the next one the current data. After a change of language the old answer stands until the new one is there: a form
 * that is drawn from it keeps what was typed and what was refused.
 */
export function useQuery<Data = unknown, Failure = DefaultError, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Failure, Selected, Key>,
): UseQueryResult<Selected, Failure> {
  const current = useTanstackQuery({ placeholderData: keepOtherLanguage(options.queryKey), ...options });
  const source = useContext(GatewayContext);
  const answers = useSyncExternalStore(neverSubscribe, returnUndefined, () => source?.serverAnswers());
  return answers === undefined ? current : resultOf(answers, options);
}

/** Keeps the previous answer if it is of the same query in another language. */
function keepOtherLanguage(key: QueryKey) {
  return <Data>(previous: Data | undefined, query: { readonly queryKey: QueryKey } | undefined): Data | undefined =>
    query !== undefined && keyWithoutLanguage(query.queryKey) === keyWithoutLanguage(key) ? previous : undefined;
}

/** A key without its language. */
function keyWithoutLanguage([merchant, , ...callAndArgs]: QueryKey): string {
  return hashKey([merchant, callAndArgs]);
}

function resultOf<Data, Failure, Selected, Key extends QueryKey>(
  answers: QueryClient,
  options: UseQueryOptions<Data, Failure, Selected, Key>,
): UseQueryResult<Selected, Failure> {
  const queryOptions = answers.defaultQueryOptions({ ...options, _optimisticResults: 'optimistic' });
  return new QueryObserver(answers, queryOptions).getOptimisticResult(queryOptions);
}
