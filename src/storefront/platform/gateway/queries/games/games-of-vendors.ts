import type { CallValue, Gateway } from '../../gateway';
import type { QuerySpec } from '../query';
import { type GameListFilter, gameListQuery } from './games';

type Page = CallValue<'gameList'>;

/**
 * One page of several vendors' games as one list (GAM-03). The wire filters by one vendor, so the same page of each
 * vendor is read in parallel, and the rows alternate. It has as many pages as the longest list, and fails if one
 * request fails.
 */
export function gamesOfVendorsQuery(
  gateway: Gateway,
  vendors: readonly string[],
  filter: Omit<GameListFilter, 'vassalage'>,
): QuerySpec<Page> {
  const { page = 1 } = filter;
  const pageQueries = vendors.map((vassalage) => gameListQuery(gateway, { ...filter, vassalage }));
  return {
    queryKey: gameListQuery(gateway, { ...filter, vassalage: vendors.join() }).queryKey,
    queryFn: async (context) => joinPages(await Promise.all(pageQueries.map(({ queryFn }) => queryFn(context))), page),
  };
}

function joinPages(pages: readonly Page[], pageNum: number): Page {
  // Some platforms answer a page beyond the end with the last page.
  const lists = pages.filter(({ totalPages }) => pageNum <= Number(totalPages)).map(({ games }) => games);
  const longestLength = Math.max(0, ...lists.map(({ length }) => length));
  const total = pages.reduce((sum, { totalCount }) => sum + Number(totalCount ?? Number.NaN), 0);
  return {
    games: Array.from({ length: longestLength }, (_, index) => lists.flatMap((list) => list[index] ?? [])).flat(),
    pageNum,
    totalPages: Math.max(0, ...pages.map(({ totalPages }) => Number(totalPages))),
    ...(Number.isFinite(total) && { totalCount: total }),
  };
}
