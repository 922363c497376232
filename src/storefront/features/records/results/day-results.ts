import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { noonOf } from '@/storefront/platform/languages/days';
import type { Sheet } from '../record/record-line';

/** The result of one day. Units of the currency. */
export type DayResult = {
  /** `YYYY-MM-DD` by the merchant's clock, or the platform's text if that is not a day. */
  readonly day: string;
  /** Noon UTC in epoch ms; NaN if it is not a day. */
  readonly at: number;
  readonly stake: number | string;
  readonly won: number | string;
  readonly net: number | string;
};

export type Results = { readonly days: readonly DayResult[]; readonly sums: Sheet['sums'] };

/** Results of games. The platform sends a row for each day, or for each day and category. */
export function readGames({ list, footer }: CallValue<'gamesPnl'>): Results {
  return {
    days: mergeDays(list.map(({ date, bet, win, pnl }) => dayResult(date, bet, win, pnl))),
    sums: sumsOf(footer?.bet, footer?.win, footer?.pnl),
  };
}

export function readLottery({ list, footer }: CallValue<'lotteryPnl'>): Results {
  return {
    // The platform sends a row for each day with transactions, even without play.
    days: mergeDays(
      list.map((row) => dayResult(row.balanceDate, row.lottGameBetting, row.lottGameWinning, row.lottGamePnl)),
    ).filter(({ stake, won, net }) => [stake, won, net].some((amount) => Number(amount) !== 0)),
    sums: sumsOf(footer?.lottGameBetting, footer?.lottGameWinning, footer?.lottGamePnl),
  };
}

/** Adds up rows of the same day. */
function mergeDays(rows: readonly DayResult[]): readonly DayResult[] {
  const days = new Map<string, DayResult>();
  for (const row of rows) {
    const earlierRow = days.get(row.day);
    days.set(row.day, earlierRow === undefined ? row : addResults(earlierRow, row));
  }
  return [...days.values()];
}

function addResults(one: DayResult, other: DayResult): DayResult {
  const sum = (name: 'stake' | 'won' | 'net') => Math.round((Number(one[name]) + Number(other[name])) * 100) / 100;
  return { ...one, stake: sum('stake'), won: sum('won'), net: sum('net') };
}

type Amount = number | string | null | undefined;

/** The result of one day. A missing net is what was won less the stake; other missing values are zero. */
export function dayResult(date: string | null | undefined, stake: Amount, won: Amount, net: Amount): DayResult {
  const day = (date ?? '').slice(0, 10);
  return {
    day,
    at: noonOf(day),
    stake: stake ?? 0,
    won: won ?? 0,
    net: net ?? Number(won ?? 0) - Number(stake ?? 0),
  };
}

function sumsOf(stake: Amount, won: Amount, result: Amount): Sheet['sums'] {
  return [
    { name: 'stake', amount: stake ?? 0 },
    { name: 'won', amount: won ?? 0 },
    { name: 'result', amount: result ?? 0 },
  ];
}
