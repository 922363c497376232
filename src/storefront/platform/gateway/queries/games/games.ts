import type { CallValue, Gateway } from '../../gateway';
import { publicKey } from '../keys';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Categories in the server's order, each with its vendors. */
export function vendorsQuery(gateway: Gateway): QuerySpec<CallValue<'vendors'>> {
  return {
    queryKey: publicKey(gateway.scope, 'vendors'),
    queryFn: ({ signal }) =>
      gateway.call(
        'vendors',
        { platform: 'html5', clientType: 2, merchant: gateway.scope.merchant, language: wireLanguage(gateway) },
        { signal },
      ),
    staleTime: 300_000,
  };
}

/** Hot games, one page. */
export function hotGamesQuery(gateway: Gateway, gameType = 'ALL'): QuerySpec<CallValue<'hotGames'>> {
  return {
    queryKey: publicKey(gateway.scope, 'hotGames', gameType),
    queryFn: ({ signal }) =>
      gateway.call(
        'hotGames',
        {
          isPlatform: 2,
          platform: 'html5',
          gameType,
          language: wireLanguage(gateway),
          merchantCode: gateway.scope.merchant,
        },
        { signal },
      ),
  };
}

export type GameListFilter = {
  readonly gameType: string;
  readonly vassalage?: string;
  readonly gameName?: string;
  /** Tab of the list. On the wire ALL, NEW and FAV are empty, and NEW sets `isNew`. */
  readonly classify?: string;
  /** Smallest bet of the games, as text. Without it all games. */
  readonly minBet?: string;
  readonly page?: number;
};

/** One page of 26 games. A search by name omits the language, since some sites find nothing with it. */
export function gameListQuery(gateway: Gateway, filter: GameListFilter): QuerySpec<CallValue<'gameList'>> {
  const { gameType, vassalage = '', gameName = '', classify = 'ALL', minBet, page = 1 } = filter;
  const request = {
    merchant: gateway.scope.merchant,
    platform: 'html5',
    clientType: 2,
    gameType,
    gameName,
    gameClassify: ['ALL', 'NEW', 'FAV'].includes(classify) ? '' : classify,
    isNew: classify === 'NEW' ? 1 : null,
    vassalage,
    pageNo: page,
    pageSize: 26,
    ...(minBet !== undefined && { minBet }),
    ...(gameName === '' && { language: wireLanguage(gateway) }),
  };
  return {
    queryKey: publicKey(
      gateway.scope,
      'gameList',
      gameType,
      vassalage,
      gameName,
      classify,
      page,
      ...(minBet === undefined ? [] : [minBet]),
    ),
    queryFn: ({ signal }) => gateway.call('gameList', request, { signal }),
  };
}

/** Latest winners of all games. */
export function winnersQuery(gateway: Gateway, limit = 20): QuerySpec<CallValue<'winners'>> {
  return {
    queryKey: publicKey(gateway.scope, 'winners', limit),
    queryFn: ({ signal }) =>
      gateway.call('winners', { gameCategory: 'ALL', language: wireLanguage(gateway), limitNum: limit }, { signal }),
  };
}

/** Node ids of the member's favourite games. */
export function favouriteIdsQuery(gateway: Gateway): QuerySpec<CallValue<'favouriteIds'>> {
  return memberQuery(gateway, { call: 'favouriteIds', request: {} });
}

/** One page of favourite games. */
export function favouriteListQuery(gateway: Gateway, gameType = '', page = 1): QuerySpec<CallValue<'favouriteList'>> {
  const request = { pageNo: page, pageSize: 26, gameType, language: wireLanguage(gateway) };
  return memberQuery(gateway, { call: 'favouriteList', request, of: [gameType, page] });
}

/** One page of 25 recently played games. */
export function recentListQuery(gateway: Gateway, gameType = '', page = 1): QuerySpec<CallValue<'recentList'>> {
  const request = { page, pageSize: 25, gameType, language: wireLanguage(gateway), clientType: 2 };
  return memberQuery(gateway, { call: 'recentList', request, of: [gameType, page] });
}

function wireLanguage(gateway: Gateway): string {
  return gateway.scope.language.toUpperCase();
}
