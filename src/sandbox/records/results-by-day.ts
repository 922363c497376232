import { findGame } from '../seed/games';
import { movementTypes } from '../store/ledger';
import { sql } from '../store/query';
import { numberOf, type Statements } from '../store/rows';
import { daysBetween } from './wall-clock';

/** What one day came to, in minor units. */
export type DayResult = {
  /** `YYYY-MM-DD` by the merchant's clock. */
  readonly day: string;
  readonly bet: number;
  readonly win: number;
  readonly bonus: number;
  readonly deposit: number;
  readonly withdraw: number;
};

type Asked = {
  readonly memberId: number;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  readonly timeZone: string;
};

/** Zones differ by whole quarters of an hour, so sums of quarters make up the days of any of them. */
const quarter = 900_000;
type Sum = { readonly at: number; readonly name: keyof Omit<DayResult, 'day'>; readonly minor: number };

/** Every day on which a member's lottery bets were placed or paid, or money came or went; the last one first. */
export async function lotteryByDay(statements: Statements, asked: Asked): Promise<readonly DayResult[]> {
  const { memberId, start, end } = asked;
  const { bonus, deposit, withdraw, withdrawRefund, lotteryBet, lotteryRefund, lotteryWin } = movementTypes;
  const names = new Map<number, readonly [Sum['name'], 1 | -1]>([
    [bonus, ['bonus', 1]],
    [deposit, ['deposit', 1]],
    [withdraw, ['withdraw', -1]],
    [withdrawRefund, ['withdraw', -1]],
    [lotteryBet, ['bet', -1]],
    [lotteryRefund, ['bet', -1]],
    [lotteryWin, ['win', 1]],
  ]);
  const rows = await statements.rows(
    sql`select at / ${quarter} as quarter, type_id, sum(minor) as minor from movements
      where member_id = ${memberId} and at between ${start} and ${end} and type_id in (${sql.join([...names.keys()])})
      group by quarter, type_id`,
  );
  const sums = rows.flatMap((row) => {
    const [name, sign] = names.get(numberOf(row, 'type_id')) ?? [];
    if (name === undefined || sign === undefined) return [];
    return [{ at: numberOf(row, 'quarter') * quarter, name, minor: sign * numberOf(row, 'minor') }];
  });
  return byDay(sums, asked);
}

/** Every day on which a member played games of a category, all categories but the lotteries where none is named; the last one first. */
export async function gamesByDay(
  statements: Statements,
  asked: Asked,
  category: string,
): Promise<readonly DayResult[]> {
  const { memberId, start, end } = asked;
  const rows = await statements.rows(
    sql`select at / ${quarter} as quarter, node_id, sum(stake) as stake, sum(win) as win from rounds
      where member_id = ${memberId} and at between ${start} and ${end} group by quarter, node_id`,
  );
  const sums = rows.flatMap((row): readonly Sum[] => {
    const type = findGame(numberOf(row, 'node_id'))?.gameType ?? '';
    if (category === '' ? lotteries.has(type) : type !== category) return [];
    const at = numberOf(row, 'quarter') * quarter;
    return [
      { at, name: 'bet', minor: numberOf(row, 'stake') },
      { at, name: 'win', minor: numberOf(row, 'win') },
    ];
  });
  return byDay(sums, asked);
}

const lotteries: ReadonlySet<string> = new Set(['LOTT', 'ELOTT', 'ELOTTO']);

function byDay(sums: readonly Sum[], { start, end, timeZone }: Asked): readonly DayResult[] {
  const times = sums.map(({ at }) => at);
  if (times.length === 0) return [];
  const from = Math.max(start, Math.min(...times));
  const until = Math.min(end, Math.max(...times));
  let before = Number.POSITIVE_INFINITY;
  return daysBetween(from, until, timeZone).flatMap(({ day, start: midnight }) => {
    const own = sums.filter(({ at }) => at >= midnight && at < before);
    before = midnight;
    if (own.length === 0) return [];
    const of = (name: Sum['name']) => own.reduce((sum, { name: its, minor }) => sum + (its === name ? minor : 0), 0);
    return [
      { day, bet: of('bet'), win: of('win'), bonus: of('bonus'), deposit: of('deposit'), withdraw: of('withdraw') },
    ];
  });
}
