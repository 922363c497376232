import type { CallValue, Gateway } from '@/storefront/platform/gateway/gateway';
import {
  favouriteListQuery,
  gameListQuery,
  hotGamesQuery,
  recentListQuery,
} from '@/storefront/platform/gateway/queries/games/games';
import { gamesOfVendorsQuery } from '@/storefront/platform/gateway/queries/games/games-of-vendors';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';
import { fold } from '@/storefront/platform/languages/fold';
import { type Game, nameOf } from '../tiles/game';
import { type DefaultView, filterOf, type ListChoice } from './list-choice';

type Page = CallValue<'gameList'>;
type Answer = CallValue<'gameList' | 'hotGames' | 'recentList' | 'favouriteList'>;

/** A page of the list of games. */
export type GamePage = {
  readonly games: readonly Game[];
  /** The server's rows, before filtering here. */
  readonly rows: readonly Game[];
  readonly hasMore: boolean;
  /** Number of pages. */
  readonly pages: number;
  readonly total: number | undefined;
};

/**
 * The query of one page, from 1. Fresh for five minutes, so that a player who goes back finds all pages. Recent games
 * are read each time, since playing changes them.
 */
export function pageQuery(
  gateway: Gateway,
  choice: ListChoice,
  page: number,
  resting?: DefaultView,
): QuerySpec<Answer> {
  return { ...queryOf(gateway, choice, page, resting), staleTime: choice.tab === 'recent' ? 0 : 300_000 };
}

function queryOf(gateway: Gateway, choice: ListChoice, page: number, resting?: DefaultView): QuerySpec<Answer> {
  switch (choice.tab) {
    case 'all':
      return withPlainRetry((name) => listQuery(gateway, { ...choice, name }, page, resting), choice.name);
    case 'hot':
      return hotGamesQuery(gateway, choice.category === 'HOT' ? undefined : choice.gameType);
    case 'recent':
      return recentListQuery(gateway, choice.gameType, page);
    case 'fav':
      return favouriteListQuery(gateway, choice.gameType, page);
  }
}

function listQuery(
  gateway: Gateway,
  choice: ListChoice,
  page: number,
  resting: DefaultView | undefined,
): QuerySpec<Page> {
  const filter = { ...filterOf(choice, resting), page };
  return choice.house !== undefined && choice.vendor === undefined
    ? gamesOfVendorsQuery(gateway, choice.house, filter)
    : gameListQuery(gateway, filter);
}

/** Some platforms compare names differently from our searches. If nothing is found, asks once more in plain letters. */
function withPlainRetry(
  queryFor: (name: string | undefined) => QuerySpec<Page>,
  name: string | undefined,
): QuerySpec<Page> {
  const query = queryFor(name);
  const plainName = name && fold(name).normalize('NFC');
  if (plainName === name?.toLowerCase()) return query;
  const queryFn: typeof query.queryFn = async (context) => {
    const answer = await query.queryFn(context);
    return answer.games.length > 0 || Number(answer.totalPages) > 1 ? answer : queryFor(plainName).queryFn(context);
  };
  return { ...query, queryFn };
}

/** Reads an answer. The server filters only `tab=all`; the other tabs are filtered here, by vendor and name. */
export function toPage(answer: Answer, choice: ListChoice, page: number): GamePage {
  if ('games' in answer) {
    const total = Number(answer.totalCount ?? Number.NaN);
    const pages = Number(answer.totalPages);
    const hasMore = Number(answer.pageNum) < pages;
    return {
      games: answer.games,
      rows: answer.games,
      hasMore,
      pages,
      total: Number.isFinite(total) ? total : undefined,
    };
  }
  const rows = 'content' in answer ? answer.content : answer.list;
  const games = rows.filter((game) => matchesChoice(game, choice));
  const pages = 'totalPages' in answer ? Number(answer.totalPages) : 1;
  const hasMore = page < pages;
  return { games, rows, hasMore, pages, total: hasMore || page > 1 ? undefined : games.length };
}

function matchesChoice(game: Game, { vendor, house, name }: ListChoice): boolean {
  const isOfVendor = vendor === undefined ? house?.includes(game.vassalage) !== false : game.vassalage === vendor;
  return isOfVendor && (name === undefined || fold(nameOf(game)).includes(fold(name)));
}
