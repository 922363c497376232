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
  const [asked, setAsked] = useState(1);
  let count = asked;
  while (client.getQueryData(inboxQuery(gateway, count + 1).queryKey) !== undefined) count += 1;
  const numbers = Array.from({ length: count }, (_, index) => index + 1);
  const queries = useQueries({ queries: numbers.map((page) => inboxQuery(gateway, page)) });
  const pages = queries.flatMap(({ data }, index) => (data === undefined ? [] : [toPage(data, index + 1)]));
  const last = queries.at(-1);
  return {
    first: queries[0],
    last,
    messages: uniqueBy(
      pages.flatMap(({ messages }) => messages),
      ({ id }) => id,
    ),
    total: pages[0]?.total,
    hasMore: last?.data !== undefined && pages.at(-1)?.hasMore === true,
    isAsking: last?.isFetching === true && last.data === undefined,
    next: () => setAsked(count + 1),
  };
}
