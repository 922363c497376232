import type { GameListValue } from '@/storefront/generated/wire/wire';

export type Game = GameListValue['games'][number];

/** What a game is called; one without a name by its vendor's code, so that no tile is without words. */
export function nameOf({
  gameName,
  nodeName,
  displayName,
  vassalage,
}: Pick<Game, 'gameName' | 'nodeName' | 'displayName' | 'vassalage'>): string {
  return [gameName, nodeName, displayName].find(isFilled) ?? vassalage;
}

/** What tells one game from another. */
export function keyOf({ vassalage, nodeId }: Pick<Game, 'vassalage' | 'nodeId'>): string {
  return `${vassalage}-${nodeId}`;
}

/** The first picture there is, the large ones before the small. */
export function pictureOf(game: Game): string | undefined {
  const { mobileLargeIcon, iconUrl, defaultIcon, showIcon, h5Icon, mobileSmallIcon, smallIcon } = game;
  return [mobileLargeIcon, iconUrl, defaultIcon, showIcon, h5Icon, mobileSmallIcon, smallIcon].find(isFilled);
}

function isFilled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
