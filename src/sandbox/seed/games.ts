import { artPath } from './art-path';
import { minimumBetOf, slotKindOf } from './game-classes';
import { type GameName, gameName } from './game-names';
import { gameTitleIn, gameTitlesOf } from './game-words';
import { cockfightVendor, esportVendor, inhouseVendors, vendors } from './vendors';

export type Game = {
  readonly nodeId: number;
  readonly gameId: string;
  readonly name: GameName;
  readonly vassalage: string;
  readonly gameType: string;
  /** The category, or `INHOUSE`, or the vendor of esports or cockfights. Decides the background of its picture. */
  readonly motif: string;
  readonly isHot: boolean;
  readonly isNew: boolean;
  /** Smallest bet, as the wire writes it. */
  readonly minBet: string;
};

/** How many names were taken from each word list, so that no two games share a name. */
const namesTaken = new Map<string, number>();

/** Every game of the platform: the same ids, names and pictures each time. */
export const games: readonly Game[] = vendors.flatMap((vendor, vendorIndex) =>
  Object.entries(vendor.games).flatMap(([gameType, count], typeIndex) =>
    Array.from({ length: count }, (_, index) =>
      gameOf(vendor.code, gameType, 10_000 + vendorIndex * 1000 + typeIndex * 100 + index),
    ),
  ),
);

const byNode: ReadonlyMap<number, Game> = new Map(games.map((game) => [game.nodeId, game]));

export function findGame(nodeId: number): Game | undefined {
  return byNode.get(nodeId);
}

/** A game by node id, or by vendor and game id; the vendor's first one if `gameId` is empty. */
export function findGameBy(nodeId: number, vassalage: string, gameId: string): Game | undefined {
  return (
    byNode.get(nodeId) ??
    games.find((game) => game.vassalage === vassalage && (gameId === '' || game.gameId === gameId))
  );
}

export function gameTitle(game: Game | undefined, language: string): string {
  if (game === undefined) return '';
  return language === 'BN' ? game.name.BN : (gameTitleIn(language, game.name.parts) ?? game.name.EN);
}

/** Whether a search text (lower case) is in one of the game's names, in any language. */
export function isTitled({ name }: Game, text: string): boolean {
  const wanted = text.normalize('NFC');
  const titles = [name.EN.toLowerCase(), name.BN, ...gameTitlesOf(name.parts)];
  return titles.some((title) => title.normalize('NFC').includes(wanted));
}

/** The game as the wire has it. */
export function wireGame(game: Game, language: string) {
  const icon = artPath('games', String(game.nodeId), language);
  const name = gameTitle(game, language);
  return {
    nodeId: game.nodeId,
    gameId: game.gameId,
    gameName: name,
    nodeName: name,
    displayName: name,
    vassalage: game.vassalage,
    gameType: game.gameType,
    roomId: '0',
    iconUrl: icon,
    showIcon: icon,
    defaultIcon: icon,
    mobileLargeIcon: icon,
    mobileSmallIcon: icon,
    smallIcon: icon,
    h5Icon: icon,
    supportPlay: 'ALL',
    minBet: game.minBet,
    gameClassifyNew: [
      game.isNew ? 'NEW' : 'ALL',
      ...(game.isHot ? ['HOT'] : []),
      ...[slotKindOf(game.gameType, game.nodeId) ?? []].flat(),
    ],
    nodeTypeManageId: null,
  };
}

function gameOf(vassalage: string, gameType: string, nodeId: number): Game {
  const kind = vassalage === esportVendor || vassalage === cockfightVendor ? vassalage : gameType;
  const index = namesTaken.get(kind) ?? 0;
  namesTaken.set(kind, index + 1);
  return {
    nodeId,
    gameId: `${vassalage}-${nodeId}`,
    name: gameName(kind, index),
    vassalage,
    gameType,
    motif: inhouseVendors.includes(vassalage) ? 'INHOUSE' : kind,
    isHot: index % 7 === 0,
    isNew: index % 5 === 1,
    minBet: minimumBetOf(nodeId),
  };
}
