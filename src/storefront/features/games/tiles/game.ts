import type { GameListValue } from '@/storefront/generated/wire/wire';

export type Game = GameListValue['games'][number];

/** A game's name; without one its vendor's code, so that no tile is without words. */
export function nameOf({
  gameName,
  nodeName,
  displayName,
  vassalage,
}: Pick<Game, 'gameName' | 'nodeName' | 'displayName' | 'vassalage'>): string {
  return [gameName, nodeName, displayName].find(isFilled) ?? vassalage;
}

/** Key of a game. */
export function keyOfGame({ vassalage, nodeId }: Pick<Game, 'vassalage' | 'nodeId'>): string {
  return `${vassalage}-${nodeId}`;
}

/** The first available picture, large ones first. */
export function pictureOf(game: Game): string | undefined {
  const { mobileLargeIcon, iconUrl, defaultIcon, showIcon, h5Icon, mobileSmallIcon, smallIcon } = game;
  return [mobileLargeIcon, iconUrl, defaultIcon, showIcon, h5Icon, mobileSmallIcon, smallIcon].find(isFilled);
}

function isFilled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
