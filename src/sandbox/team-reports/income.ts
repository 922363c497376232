import { gamesByDay, lotteryByDay } from '../records/results-by-day';
import { type Statements, sql } from '../store/query';
import { inTeam, type TeamMember } from '../team/requested-team';
import { salariesByDay } from './payouts';

/** What an agent earned on one day, in minor units. */
export type Income = {
  /** `YYYY-MM-DD` by the merchant's clock. */
  readonly day: string;
  readonly commission: number;
  readonly salary: number;
  readonly brokerage: number;
};

type Span = { readonly start: number; readonly end: number; readonly timeZone: string };

/** Hundredths of a percent of what those below an agent stake: in lotteries, and in games. */
const commissionRate = 20;
const brokerageRate = 5;
const rateUnit = 10_000;

/** Days with an income, the last day first: a share of the team's stakes, and salaries by contract. */
export async function incomeByDay(statements: Statements, agent: TeamMember, span: Span): Promise<readonly Income[]> {
  const memberFilter = sql`${inTeam(agent)} and member_id <> ${agent.id}`;
  const lottery = await lotteryByDay(statements, { memberFilter, ...span });
  const games = await gamesByDay(statements, { memberFilter, ...span }, '');
  const stakesByDay = (days: typeof lottery) => new Map(days.map(({ day, bet }) => [day, bet]));
  const salaries = await salariesByDay(statements, agent.id, span);
  const [lotteryStakes, gameStakes] = [stakesByDay(lottery), stakesByDay(games)];
  return [...new Set([...lotteryStakes.keys(), ...gameStakes.keys(), ...salaries.keys()])]
    .sort()
    .reverse()
    .map((day) => ({
      day,
      commission: Math.floor(((lotteryStakes.get(day) ?? 0) * commissionRate) / rateUnit),
      salary: salaries.get(day) ?? 0,
      brokerage: Math.floor(((gameStakes.get(day) ?? 0) * brokerageRate) / rateUnit),
    }))
    .filter(({ commission, salary, brokerage }) => commission + salary + brokerage > 0);
}
