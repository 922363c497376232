import type { WinnersValue } from '@/storefront/generated/wire/wire';

export type Winner = {
  readonly key: string;
  readonly icon: string | undefined;
  readonly game: string;
  readonly name: string;
  readonly amount: number;
  /** The action of a tap. A game opens by its vendor and its node or type; otherwise its name, if any, is searched. */
  readonly leads: 'game' | 'search' | undefined;
  readonly target: {
    readonly nodeId: string;
    readonly gameId: string;
    readonly vassalage: string;
    readonly gameType: string;
    readonly gameName: string;
  };
};

/** Winners by amount, highest first. Rows without a readable amount are left out. */
export function sortWinners(list: WinnersValue['list'], limit: number): readonly Winner[] {
  return list
    .map(toWinner)
    .filter(({ amount }) => Number.isFinite(amount))
    .sort((a, b) => b.amount - a.amount)
    .slice(0, limit);
}

function toWinner({ vo, gameType }: WinnersValue['list'][number], index: number): Winner {
  const target = {
    nodeId: String(vo.nodeId ?? ''),
    gameId: String(vo.gameId ?? ''),
    vassalage: vo.vendor ?? '',
    gameType: gameType ?? '',
    gameName: vo.gameName ?? '',
  };
  return {
    key: String(index),
    icon: vo.iconUrl ?? undefined,
    game: target.gameName,
    name: vo.customerName ?? '',
    amount: Number(vo.winAmount),
    leads: leadOf(target),
    target,
  };
}

function leadOf({ vassalage, nodeId, gameType, gameName }: Winner['target']): Winner['leads'] {
  if (vassalage !== '' && (nodeId !== '' || gameType !== '')) return 'game';
  return gameName === '' ? undefined : 'search';
}
