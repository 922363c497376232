import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import type { DefaultView, ListChoice } from '../list/list-choice';
import { type GamePage, pageQuery, toPage } from '../list/list-page';
import { keyOfGame } from './game';

export type Paging = {
  readonly choice: ListChoice;
  readonly resting: DefaultView;
  /** The shown page if pages are numbered; undefined if pages are added below each other. */
  readonly page: number | undefined;
};

/** The pages of a choice: one by number, or all loaded ones below each other. */
export function useGamePages({ choice, resting, page }: Paging) {
  const gateway = useSettledGateway(200);
  const client = useQueryClient();
  const key = JSON.stringify([choice, gateway.scope.language]);
  const [requested, setRequested] = useState({ key, count: 0 });
  const requestedCount = requested.key === key ? requested.count : 0;
  const count = requestedCount > 0 ? requestedCount : cachedPageCount(client, gateway, choice, resting);
  const numbers = page === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [page];
  const queries = useQueries({ queries: numbers.map((number) => pageQuery(gateway, choice, number, resting)) });
  const pages = queries.flatMap(({ data }, index) =>
    data === undefined ? [] : [toPage(data, choice, numbers[index] ?? 1)],
  );
  const lastQuery = queries.at(-1);
  const isMore = pages.at(-1)?.hasMore === true && bringsNew(pages);
  const hasEnded = page === undefined && lastQuery?.data !== undefined && !isMore;
  return {
    first: queries[0],
    last: lastQuery,
    games: uniqueBy(
      pages.flatMap(({ games }) => games),
      keyOfGame,
    ),
    /** The total; undefined once the list has ended, whatever total the server sent. */
    total: hasEnded ? undefined : pages[0]?.total,
    /** Number of pages, once one is loaded. */
    pages: pages[0]?.pages,
    hasMore: page === undefined && lastQuery?.data !== undefined && isMore,
    next: useCallback(() => setRequested({ key, count: count + 1 }), [key, count]),
  };
}

/** Whether the last page has a game that no page before it has. A server may send the same page endlessly. */
function bringsNew(pages: readonly GamePage[]): boolean {
  const knownKeys = new Set(pages.slice(0, -1).flatMap(({ rows }) => rows.map(keyOfGame)));
  return pages.at(-1)?.rows.some((game) => !knownKeys.has(keyOfGame(game))) === true;
}

/** Number of pages in the cache, so that a returning player finds the list as long as it was. */
function cachedPageCount(client: QueryClient, gateway: Gateway, choice: ListChoice, resting: DefaultView): number {
  let count = 1;
  while (client.getQueryData(pageQuery(gateway, choice, count + 1, resting).queryKey) !== undefined) {
    // Hot games are one list: each page number has the same key.
    if (choice.tab === 'hot') return 1;
    count += 1;
  }
  return count;
}
