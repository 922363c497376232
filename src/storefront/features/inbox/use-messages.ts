import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inboxQuery } from '@/storefront/platform/gateway/queries/member/inbox';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { toPage } from './message';

/** The loaded pages of the inbox, newest message first. A returning player finds the list as long as it was. */
export function useMessages() {
  const gateway = useGateway();
  const client = useQueryClient();
  const [requestedPages, setRequestedPages] = useState(1);
  let count = requestedPages;
  while (client.getQueryData(inboxQuery(gateway, count + 1).queryKey) !== undefined) count += 1;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const queries = useQueries({ queries: numbers.map((page) => inboxQuery(gateway, page)) });
  const pages = queries.flatMap(({ data }, index) => (data === undefined ? [] : [toPage(data, index + 1)]));
  const lastQuery = queries.at(-1);
  return {
    first: queries[0],
    last: lastQuery,
    messages: uniqueBy(
      pages.flatMap(({ messages }) => messages),
      ({ id }) => id,
    ),
    total: pages[0]?.total,
    hasMore: lastQuery?.data !== undefined && pages.at(-1)?.hasMore === true,
    isAsking: lastQuery?.isFetching === true && lastQuery.data === undefined,
    next: () => setRequestedPages(count + 1),
  };
}
