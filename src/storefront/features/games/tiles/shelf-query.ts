import type { CallValue, Gateway } from '@/storefront/platform/gateway/gateway';
import {
  favouriteListQuery,
  gameListQuery,
  hotGamesQuery,
  recentListQuery,
} from '@/storefront/platform/gateway/queries/games/games';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { type Game, keyOfGame } from './game';

type Answer = CallValue<'gameList' | 'hotGames' | 'recentList' | 'favouriteList'>;

type Shelf = {
  readonly games?: 'list' | 'hot' | 'recent' | 'favourites';
  readonly category?: string;
  readonly classify?: string;
};

/** The first page of the games that a shelf names. */
export function shelfQuery(
  gateway: Gateway,
  { games = 'list', category = '', classify = 'ALL' }: Shelf,
): QuerySpec<Answer> {
  switch (games) {
    case 'list':
      return gameListQuery(gateway, { gameType: category, classify });
    case 'hot':
      return hotGamesQuery(gateway, category || 'ALL');
    case 'recent':
      // Playing changes it, so it is read each time it is shown.
      return { ...recentListQuery(gateway, category), staleTime: 0 };
    case 'favourites':
      return favouriteListQuery(gateway, category);
  }
}

export function gamesOf(answer: Answer): readonly Game[] {
  return uniqueBy('games' in answer ? answer.games : 'content' in answer ? answer.content : answer.list, keyOfGame);
}
