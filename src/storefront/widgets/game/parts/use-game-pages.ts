import { type QueryClient, useQueries, useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import type { Gateway } from '@/storefront/gateway/gateway';
import { useSettledGateway } from '@/storefront/gateway/use-settled-gateway';
import type { Game } from './game';
import type { ListChoice, Resting } from './list-choice';
import { pageQuery, toPage } from './list-page';

export type Paging = {
  readonly choice: ListChoice;
  readonly resting: Resting;
  /** The one page that shows where pages have numbers; undefined adds each page below the last. */
  readonly page: number | undefined;
};

/** The pages of what is chosen: one by its number, or as many as were asked for, each below the last. */
export function useGamePages({ choice, resting, page }: Paging) {
  const gateway = useSettledGateway(200);
  const client = useQueryClient();
  const key = JSON.stringify([choice, gateway.scope.language]);
  const [asked, setAsked] = useState({ key, count: 0 });
  const known = asked.key === key ? asked.count : 0;
  const count = known > 0 ? known : pagesKnown(client, gateway, choice, resting);
  const numbers = page === undefined ? Array.from({ length: count }, (_, index) => index + 1) : [page];
  const queries = useQueries({ queries: numbers.map((number) => pageQuery(gateway, choice, number, resting)) });
  const pages = queries.flatMap(({ data }, index) =>
    data === undefined ? [] : [toPage(data, choice, numbers[index] ?? 1)],
  );
  const last = queries.at(-1);
  return {
    first: queries[0],
    last,
    games: uniqueGames(pages.flatMap(({ games }) => games)),
    total: pages[0]?.total,
    /** Pages there are, once the first has said so. */
    pages: pages[0]?.pages,
    hasMore: page === undefined && last?.data !== undefined && pages.at(-1)?.hasMore === true,
    next: useCallback(() => setAsked({ key, count: count + 1 }), [key, count]),
  };
}

/** How many pages were there already: who comes back finds the list as long as it was. */
function pagesKnown(client: QueryClient, gateway: Gateway, choice: ListChoice, resting: Resting): number {
  let count = 1;
  while (client.getQueryData(pageQuery(gateway, choice, count + 1, resting).queryKey) !== undefined) {
    if (choice.tab === 'hot') return 1;
    count += 1;
  }
  return count;
}

function uniqueGames(games: readonly Game[]): readonly Game[] {
  return [...new Map(games.map((game) => [`${game.vassalage}-${game.nodeId}`, game])).values()];
}
