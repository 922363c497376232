import { isObject, isOn } from '../json';
import type { Merchant } from '../merchant';
import { movementTypes } from '../store/ledger';
import { readAll, readNumber, type Statements, sql, write } from '../store/query';
import type { Row } from '../store/tables';
import { readWallClock, wallClock } from '../wall-clock';
import { addReward, rewardTitles } from './rewards';

/** A goal, in minor units or a count, and the reward for reaching it, in minor units. */
type Step = { readonly goal: number; readonly minor: number };

export type Mission = {
  readonly id: number;
  readonly title: (typeof rewardTitles)[keyof typeof rewardTitles];
  /** The promotion type of its rewards. */
  readonly kind: 'MISSION' | 'MISSION_MANUAL';
  readonly unit: 'MONEY' | 'COUNT';
  /** Types of the movements that count. */
  readonly types: readonly number[];
  readonly steps: readonly Step[];
};

const { bet, lotteryBet, lotteryRefund, deposit } = movementTypes;

/** The missions of each month of the merchant's calendar. */
export const missions: readonly Mission[] = [
  {
    id: 1,
    title: rewardTitles.monthStakes,
    kind: 'MISSION',
    unit: 'MONEY',
    types: [bet, lotteryBet, lotteryRefund],
    steps: [
      { goal: 2_000, minor: 500 },
      { goal: 50_000, minor: 2_000 },
      { goal: 500_000, minor: 10_000 },
    ],
  },
  {
    id: 2,
    title: rewardTitles.monthDeposits,
    kind: 'MISSION_MANUAL',
    unit: 'MONEY',
    types: [deposit],
    steps: [
      { goal: 50_000, minor: 1_000 },
      { goal: 1_000_000, minor: 15_000 },
    ],
  },
  {
    id: 3,
    title: rewardTitles.monthRounds,
    kind: 'MISSION',
    unit: 'COUNT',
    types: [bet],
    steps: [
      { goal: 10, minor: 500 },
      { goal: 100, minor: 3_000 },
    ],
  },
];

export type Month = {
  /** `YYYY-MM`. */
  readonly name: string;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
};

/** The month that a moment stands in, by the merchant's clock. */
export function monthOf(now: number, { timeZone }: Merchant): Month {
  const name = wallClock(now, timeZone).slice(0, 7);
  const start = readWallClock(`${name}-01`, 'start', timeZone);
  const [year = 0, month = 1] = name.split('-').map(Number);
  const next = new Date(Date.UTC(year, month, 1)).toISOString().slice(0, 10);
  return { name, start, end: readWallClock(next, 'start', timeZone) - 1 };
}

/** What counts for a mission: the sum of its movements, or their number. Stakes are negative movements. */
const progressSql = ({ unit, types }: Mission) => {
  if (unit === 'COUNT') return sql`count(*)`;
  return types.includes(deposit) ? sql`coalesce(sum(minor), 0)` : sql`-coalesce(sum(minor), 0)`;
};

/** A member's progress in a month: minor units, or a count. */
export async function progressOf(
  statements: Statements,
  memberId: number,
  mission: Mission,
  { start, end }: Month,
): Promise<number> {
  const progress = await readNumber(
    statements,
    sql`select ${progressSql(mission)} from movements
      where member_id = ${memberId} and type_id in (${sql.join(mission.types)}) and at between ${start} and ${end}`,
  );
  return Math.max(0, progress);
}

type Ranked = { readonly id: number; readonly name: string; readonly reached: number; readonly place: number };

/** The merchant's members with progress in a month, the best first. */
export function ranking(
  statements: Statements,
  merchant: Merchant,
  mission: Mission,
  { start, end }: Month,
): Promise<readonly Ranked[]> {
  return readAll(
    statements,
    sql<Ranked>`select members.id as id, members.username as name, ${progressSql(mission)} as reached,
        rank() over (order by ${progressSql(mission)} desc) as place from movements
      join members on members.id = movements.member_id
      where members.merchant = ${merchant.code} and movements.type_id in (${sql.join(mission.types)})
        and movements.at between ${start} and ${end}
      group by members.id having reached > 0 order by reached desc, members.id`,
  );
}

type StepRequest = {
  readonly memberId: number;
  readonly mission: Mission;
  readonly month: Month;
  readonly now: number;
};

/**
 * Gives a member the rewards of the steps that are reached in a month, each once. Returns all rewards of the month's
 * steps, by index of the step.
 */
export async function rewardSteps(
  statements: Statements,
  request: StepRequest,
): Promise<ReadonlyMap<number, Row<'rewards'>>> {
  const { memberId, mission, month, now } = request;
  for (const step of await dueSteps(statements, request)) {
    const { minor = 0 } = mission.steps[step] ?? {};
    const rewardId = await addReward(statements, {
      memberId,
      kind: mission.kind,
      title: mission.title.EN,
      minor,
      at: now,
    });
    await statements
      .insertInto('missionSteps')
      .values({ memberId, missionId: mission.id, period: month.name, step, rewardId })
      .execute();
  }
  return stepRows(statements, memberId, mission, month);
}

/** Gives the rewards of all reached steps, even where the member never opened the missions. */
export async function rewardReachedSteps(
  store: Statements,
  { memberId, month, now }: Omit<StepRequest, 'mission'>,
): Promise<void> {
  for (const mission of missions) {
    const request = { memberId, mission, month, now };
    // Every page asks for this, so it reads first: a read blocks nobody.
    if ((await dueSteps(store, request)).length === 0) continue;
    await write(store, (statements) => rewardSteps(statements, request));
  }
}

/** Whether a merchant's console offers missions. */
export function hasMissions({ console: { promotions } }: Merchant): boolean {
  const promotion = isObject(promotions) ? promotions.MISSION : undefined;
  return isObject(promotion) && isOn(promotion.enabled);
}

/** Indexes of the steps that are reached and have no reward yet. */
async function dueSteps(statements: Statements, { memberId, mission, month }: StepRequest): Promise<readonly number[]> {
  const progress = await progressOf(statements, memberId, mission, month);
  const rewardedRows = await stepRows(statements, memberId, mission, month);
  return [...mission.steps.keys()].filter(
    (step) => progress >= (mission.steps[step]?.goal ?? 0) && !rewardedRows.has(step),
  );
}

async function stepRows(statements: Statements, memberId: number, { id }: Mission, { name }: Month) {
  const rows = await statements
    .selectFrom('missionSteps as s')
    .innerJoin('rewards as r', 'r.id', 's.rewardId')
    .selectAll('r')
    .select('s.step')
    .where('s.memberId', '=', memberId)
    .where('s.missionId', '=', id)
    .where('s.period', '=', name)
    .execute();
  return new Map(rows.map((row) => [row.step, row]));
}
