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
  const parts = vendors.map((vassalage) => gameListQuery(gateway, { ...filter, vassalage }));
  return {
    queryKey: gameListQuery(gateway, { ...filter, vassalage: vendors.join() }).queryKey,
    queryFn: async (context) => joined(await Promise.all(parts.map(({ queryFn }) => queryFn(context))), page),
  };
}

function joined(pages: readonly Page[], pageNum: number): Page {
  // Some platforms answer a page beyond the end with the last page.
  const lists = pages.filter(({ totalPages }) => pageNum <= Number(totalPages)).map(({ games }) => games);
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const total = pages.reduce((sum, { totalCount }) => sum + Number(totalCount ?? Number.NaN), 0);
  return {
    games: Array.from({ length: longest }, (_, turn) => lists.flatMap((list) => list[turn] ?? [])).flat(),
    pageNum,
    totalPages: Math.max(0, ...pages.map(({ totalPages }) => Number(totalPages))),
    ...(Number.isFinite(total) && { totalCount: total }),
  };
}
