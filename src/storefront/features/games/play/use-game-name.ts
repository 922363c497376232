import { gameListQuery } from '@/storefront/platform/gateway/queries/games/games';
import type { GameToLaunch } from '@/storefront/platform/gateway/queries/games/launch';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { nameOf } from '../tiles/game';

/**
 * The catalogue's name of a game, or undefined. Words in a link are only searched for and never shown, since anybody
 * can write them.
 */
export function useGameName(
  { vendor, nodeId, gameId, gameCategory }: GameToLaunch,
  linkWords: string,
): string | undefined {
  const query = gameListQuery(useGateway(), { gameType: gameCategory, vassalage: vendor, gameName: linkWords });
  const { data } = useQuery({ ...query, enabled: linkWords !== '' && vendor !== '' });
  const game = data?.games.find(
    (game) =>
      game.vassalage === vendor &&
      (String(game.nodeId) === nodeId || (gameId !== '' && String(game.gameId) === gameId)),
  );
  return game && nameOf(game);
}
