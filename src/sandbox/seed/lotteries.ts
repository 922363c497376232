import { type Game, games } from './games';
import { inLanguage } from './words/words-of';

export type Lottery = {
  readonly game: Game;
  /** How many digits a draw has. */
  readonly digits: number;
  /** Ms from draw to draw; a day holds a whole number of them. */
  readonly interval: number;
};

const minute = 60_000;
const intervals = [1, 3, 5, 10] as const;
/** Group (`vassalage` on the wire) → digits of its draws. */
const digitsOf: Readonly<Record<string, number>> = { LOTT: 5, TCG_LOTTO_VN: 5, TCG_SEA: 4 };

export const groupNames: Readonly<Record<string, Readonly<Record<'EN' | 'BN', string>>>> = {
  LOTT: { EN: 'Classic', BN: 'ক্লাসিক' },
  TCG_LOTTO_VN: { EN: 'Lotus', BN: 'লোটাস' },
  TCG_SEA: { EN: 'Sea numbers', BN: 'সাগর সংখ্যা' },
};

/** Prize mode (`prizeMode` on the wire) → the groups whose lotteries are played in it. */
const groupsOfMode: Readonly<Record<string, readonly string[]>> = {
  LOTT: ['LOTT'],
  ZY: ['LOTT'],
  ELOTT: ['TCG_LOTTO_VN', 'TCG_SEA'],
  SEA: ['TCG_SEA'],
};

/** Every lottery. The intervals are given out in turn, so several lotteries share a schedule. */
export const lotteries: readonly Lottery[] = games
  .filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')
  .map((game, index) => ({
    game,
    digits: digitsOf[game.vassalage] ?? 5,
    interval: (intervals[index % intervals.length] ?? 1) * minute,
  }));

export function findLottery(nodeId: number): Lottery | undefined {
  return lotteries.find(({ game }) => game.nodeId === nodeId);
}

export function findLotteryByCode(code: string): Lottery | undefined {
  return lotteries.find(({ game }) => game.gameId === code);
}

/** The lotteries of a prize mode, in any case of letters; nothing for a mode that does not exist. */
export function lotteriesOf(prizeMode: string): readonly Lottery[] | undefined {
  const groups = groupsOfMode[prizeMode.toUpperCase()];
  return groups && lotteries.filter(({ game }) => groups.includes(game.vassalage));
}

export function groupName(group: string, language: string): string {
  const name = groupNames[group];
  return name === undefined ? group : inLanguage(name, language);
}
