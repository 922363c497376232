import type { PrizeMode } from '@/storefront/platform/gateway/queries/games/lottery';
import type { Lottery } from './lottery-list';

/** A lottery as the payload of the launch action. Its prize mode is that of its list. */
export function gameOf({ gameId, gameCode, gameGroupCode, gameName }: Lottery, prizeMode: PrizeMode) {
  return {
    nodeId: gameId,
    gameId: gameCode,
    gameName,
    vassalage: gameGroupCode ?? 'LOTT',
    gameType: prizeMode === 'LOTT' || prizeMode === 'ZY' ? 'LOTT' : 'ELOTT',
    prizeMode,
  };
}
