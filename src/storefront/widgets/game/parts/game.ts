import type { GameListValue } from '@/storefront/gateway/generated/wire';

export type Game = GameListValue['games'][number];

export function nameOf({
  gameName,
  nodeName,
  displayName,
}: Pick<Game, 'gameName' | 'nodeName' | 'displayName'>): string {
  return [gameName, nodeName, displayName].find(isFilled) ?? '';
}

/** The first picture there is, the large ones before the small. */
export function pictureOf(game: Game): string | undefined {
  const { mobileLargeIcon, iconUrl, defaultIcon, showIcon, h5Icon, mobileSmallIcon, smallIcon } = game;
  return [mobileLargeIcon, iconUrl, defaultIcon, showIcon, h5Icon, mobileSmallIcon, smallIcon].find(isFilled);
}

function isFilled(text: string | null | undefined): text is string {
  return typeof text === 'string' && text !== '';
}
