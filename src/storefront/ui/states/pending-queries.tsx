import type { UseQueryResult } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { QueryState } from './query-state';

type Props = Pick<ComponentProps<typeof QueryState>, 'skeleton'> & {
  readonly queries: readonly UseQueryResult<unknown>[];
};

/** For a screen that needs several queries: the skeleton or the retry card of the first that has no answer. */
export function PendingQueries({ queries, skeleton }: Props) {
  const query = queries.find(({ data }) => data === undefined);
  if (query === undefined) return null;
  return (
    <QueryState query={query} skeleton={skeleton}>
      {() => null}
    </QueryState>
  );
}
