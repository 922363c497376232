import {
  type DefaultError,
  hashKey,
  type QueryClient,
  type QueryKey,
  QueryObserver,
  type UseQueryOptions,
  type UseQueryResult,
  // biome-ignore lint/style/noRestrictedImports: the one that all others go through
  useQuery as useQueryOfNow,
} from '@tanstack/react-query';
import { useContext, useSyncExternalStore } from 'react';
import { GatewayContext } from './gateway-context';

const nothing = () => undefined;
const never = () => nothing;

/**
 * TanStack's `useQuery` for islands that hydrate late. The first render gets the data that the server rendered with,
 * the next one the current data. After a change of language the old answer stands until the new one is there: a form
 * that is drawn from it keeps what was typed and what was refused.
 */
export function useQuery<Data = unknown, Failure = DefaultError, Selected = Data, Key extends QueryKey = QueryKey>(
  options: UseQueryOptions<Data, Failure, Selected, Key>,
): UseQueryResult<Selected, Failure> {
  const now = useQueryOfNow({ placeholderData: otherLanguageOf(options.queryKey), ...options });
  const source = useContext(GatewayContext);
  const answers = useSyncExternalStore(never, nothing, () => source?.serverAnswers());
  return answers === undefined ? now : resultOf(answers, options);
}

/** The answer before, if it is to the same question in another language. */
function otherLanguageOf(key: QueryKey) {
  return <Data>(before: Data | undefined, query: { readonly queryKey: QueryKey } | undefined): Data | undefined =>
    query !== undefined && questionOf(query.queryKey) === questionOf(key) ? before : undefined;
}

/** A key without its language. */
function questionOf([merchant, , ...question]: QueryKey): string {
  return hashKey([merchant, question]);
}

function resultOf<Data, Failure, Selected, Key extends QueryKey>(
  answers: QueryClient,
  options: UseQueryOptions<Data, Failure, Selected, Key>,
): UseQueryResult<Selected, Failure> {
  const asked = answers.defaultQueryOptions({ ...options, _optimisticResults: 'optimistic' });
  return new QueryObserver(answers, asked).getOptimisticResult(asked);
}
