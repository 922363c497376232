import { favouriteListQuery, gameListQuery, hotGamesQuery, recentListQuery } from '@/storefront/gateway/games';
import type { CallValue, Gateway } from '@/storefront/gateway/gateway';
import type { QuerySpec } from '@/storefront/gateway/query';
import { type Game, nameOf } from './game';
import { filterOf, type ListChoice } from './list-choice';

type Answer = CallValue<'gameList' | 'hotGames' | 'recentList' | 'favouriteList'>;

/** A page of games as the list shows it. */
export type GamePage = {
  readonly games: readonly Game[];
  readonly hasMore: boolean;
  readonly total: number | undefined;
};

/** The query of one page of what is chosen; pages count from 1. Fresh for five minutes, so that a way back finds them all. */
export function pageQuery(gateway: Gateway, choice: ListChoice, page: number, resting?: string): QuerySpec<Answer> {
  return { ...queryOf(gateway, choice, page, resting), staleTime: 300_000 };
}

function queryOf(gateway: Gateway, choice: ListChoice, page: number, resting?: string): QuerySpec<Answer> {
  switch (choice.tab) {
    case 'all':
      return gameListQuery(gateway, { ...filterOf(choice, resting), page });
    case 'hot':
      return hotGamesQuery(gateway, choice.gameType);
    case 'recent':
      return recentListQuery(gateway, choice.gameType, page);
    case 'fav':
      return favouriteListQuery(gateway, choice.gameType, page);
  }
}

/** Reads an answer; only `tab=all` is narrowed by the server, the other tabs here. */
export function toPage(answer: Answer, choice: ListChoice, page: number): GamePage {
  if ('games' in answer) {
    const total = Number(answer.totalCount ?? Number.NaN);
    const hasMore = Number(answer.pageNum) < Number(answer.totalPages);
    return { games: answer.games, hasMore, total: Number.isFinite(total) ? total : undefined };
  }
  const games = ('content' in answer ? answer.content : answer.list).filter((game) => isChosen(game, choice));
  const hasMore = 'totalPages' in answer && page < Number(answer.totalPages);
  return { games, hasMore, total: hasMore || page > 1 ? undefined : games.length };
}

function isChosen(game: Game, { vendor, name }: ListChoice): boolean {
  const isOfVendor = vendor === undefined || game.vassalage === vendor;
  return isOfVendor && (name === undefined || nameOf(game).toLowerCase().includes(name.toLowerCase()));
}
