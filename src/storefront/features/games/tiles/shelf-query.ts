import type { CallValue, Gateway } from '@/storefront/platform/gateway/gateway';
import {
  favouriteListQuery,
  gameListQuery,
  hotGamesQuery,
  recentListQuery,
} from '@/storefront/platform/gateway/queries/games/games';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { type Game, keyOf } from './game';

type Answer = CallValue<'gameList' | 'hotGames' | 'recentList' | 'favouriteList'>;

type Shelf = {
  readonly games?: 'list' | 'hot' | 'recent' | 'favourites';
  readonly category?: string;
  readonly classify?: string;
};

/** The games of a shelf: the first page of what it names. */
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
      // Playing changes it: it is asked again each time it shows.
      return { ...recentListQuery(gateway, category), staleTime: 0 };
    case 'favourites':
      return favouriteListQuery(gateway, category);
  }
}

export function gamesOf(answer: Answer): readonly Game[] {
  return uniqueBy('games' in answer ? answer.games : 'content' in answer ? answer.content : answer.list, keyOf);
}
