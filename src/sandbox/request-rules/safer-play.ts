import { movementTypes } from '../store/ledger';
import { findRow, findRows, readNumber, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { WireError } from '../wire/wire-error';
import { timePlayed } from './time-of-play';

/** What a member may limit: money put in, money lost, money staked, and minutes of play. */
export const limitKinds = ['deposit', 'loss', 'stake', 'time'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** A limit is for the last so many days, counted back from now. */
export const limitPeriods = [1, 7, 30] as const;

const dayMs = 86_400_000;
const minuteMs = 60_000;
/** A higher limit is valid after this time. */
export const coolingMs = dayMs;

/** Minor units; minutes for the kind `time`; null for no limit. */
type Amount = number | null;

export type Limit = {
  readonly kind: LimitKind;
  /** Days. */
  readonly period: number;
  readonly amount: Amount;
  /** The amount that is valid from `at` (epoch ms) on. */
  readonly next: { readonly amount: Amount; readonly at: number } | null;
  readonly used: number;
};

/** A time without play: ends at epoch ms, or never. */
export type Pause = { readonly kind: 'timeout' | 'exclusion'; readonly until: number | null };

export function isLimitKind(text: string): text is LimitKind {
  return limitKinds.some((kind) => kind === text);
}

/** All limits, whether the member has set them or not. */
export async function limitsOf(statements: Statements, memberId: number, now: number): Promise<readonly Limit[]> {
  const rows = await findRows(statements, 'limits', { memberId });
  const limits: Limit[] = [];
  for (const kind of limitKinds) {
    for (const period of limitPeriods) {
      const row = rows.find((one) => one.kind === kind && one.period === period);
      limits.push({ kind, period, ...limitAt(row, now), used: await usedOf(statements, memberId, kind, period, now) });
    }
  }
  return limits;
}

type Change = {
  readonly memberId: number;
  readonly kind: LimitKind;
  readonly period: number;
  readonly amount: Amount;
  readonly now: number;
};

/** A lower limit holds at once, a higher one or none after the cooling time. */
export async function setLimit(statements: Statements, { memberId, kind, period, amount, now }: Change): Promise<void> {
  const row = await findRow(statements, 'limits', { memberId, kind, period });
  const { amount: currentAmount } = limitAt(row, now);
  const isRaised = currentAmount !== null && (amount === null || amount > currentAmount);
  const values = isRaised
    ? { amount: currentAmount, nextAmount: amount, nextAt: now + coolingMs }
    : { amount, nextAmount: null, nextAt: null };
  await statements
    .insertInto('limits')
    .values({ memberId, kind, period, ...values })
    .onConflict((conflict) => conflict.columns(['memberId', 'kind', 'period']).doUpdateSet(values))
    .execute();
}

/** The pause that a member is in. */
export async function pauseOf(statements: Statements, memberId: number, now: number): Promise<Pause | null> {
  const row = await findRow(statements, 'pauses', { memberId });
  if (!row) return null;
  const { kind, until } = row;
  if (until !== null && until <= now) return null;
  return { kind: kind === 'exclusion' ? 'exclusion' : 'timeout', until };
}

/** Begins a pause, or makes the present one longer; refuses to make it shorter. */
export async function beginPause(statements: Statements, memberId: number, pause: Pause, now: number): Promise<Pause> {
  const currentPause = await pauseOf(statements, memberId, now);
  if (currentPause !== null && (currentPause.until ?? Infinity) > (pause.until ?? Infinity))
    throw new WireError('pause.shorter');
  // An exclusion stays an exclusion.
  const kind = currentPause?.kind === 'exclusion' ? 'exclusion' : pause.kind;
  const values = { kind, until: pause.until, at: now };
  await statements
    .insertInto('pauses')
    .values({ memberId, ...values })
    .onConflict((row) => row.column('memberId').doUpdateSet(values))
    .execute();
  return { kind, until: pause.until };
}

/** Refuses a member who is in a pause. Withdrawals stay allowed. */
export async function refusePaused(statements: Statements, memberId: number, now: number): Promise<void> {
  const pause = await pauseOf(statements, memberId, now);
  if (pause !== null) throw new WireError('play.paused', pause);
}

/** Refuses a deposit in a pause, or over a limit; minor units. */
export async function refuseDeposit(statements: Statements, memberId: number, minor: number, now: number) {
  await refusePaused(statements, memberId, now);
  await refuseOver(statements, { memberId, kind: 'deposit', more: minor, now });
}

/** Refuses a stake in a pause, after the limit of time, or if losing it all would exceed a limit; minor units. */
export async function refuseStake(statements: Statements, memberId: number, minor: number, now: number) {
  await refusePaused(statements, memberId, now);
  await refuseOver(statements, { memberId, kind: 'stake', more: minor, now });
  await refuseOver(statements, { memberId, kind: 'loss', more: minor, now });
  await refuseOver(statements, { memberId, kind: 'time', more: 1, now });
}

type Addition = { readonly memberId: number; readonly kind: LimitKind; readonly more: number; readonly now: number };

async function refuseOver(statements: Statements, { memberId, kind, more, now }: Addition): Promise<void> {
  const rows = await findRows(statements, 'limits', { memberId, kind });
  for (const row of rows) {
    const { amount } = limitAt(row, now);
    if (amount === null) continue;
    const { period } = row;
    const used = await usedOf(statements, memberId, kind, period, now);
    if (used + more > amount) throw new WireError(`limit.${kind}`, { period, left: Math.max(0, amount - used) });
  }
}

/** The limit that is valid now, and the next one. */
function limitAt(row: Row<'limits'> | undefined, now: number): Pick<Limit, 'amount' | 'next'> {
  if (!row) return { amount: null, next: null };
  const { amount, nextAmount, nextAt } = row;
  if (nextAt === null) return { amount, next: null };
  return nextAt <= now ? { amount: nextAmount, next: null } : { amount, next: { amount: nextAmount, at: nextAt } };
}

const stakeTypes = [movementTypes.bet, movementTypes.lotteryBet, movementTypes.lotteryRefund];
const resultTypes = [...stakeTypes, movementTypes.win, movementTypes.lotteryWin];

/**
 * What a member has used of a limit in a number of days: minor units, or whole minutes. A net win counts as no loss.
 * Deposits count from the request on, unless they fail or are cancelled.
 */
async function usedOf(
  statements: Statements,
  memberId: number,
  kind: LimitKind,
  period: number,
  now: number,
): Promise<number> {
  const since = now - period * dayMs;
  if (kind === 'time') return Math.floor((await timePlayed(statements, memberId, since)) / minuteMs);
  const fromMovements = (types: readonly number[]) =>
    sql`from movements where member_id = ${memberId} and at > ${since} and type_id in (${sql.join(types)})`;
  return readNumber(
    statements,
    kind === 'deposit'
      ? sql`select sum(minor) from deposits where member_id = ${memberId} and at > ${since} and state in (0, 1, 2)`
      : sql`select max(0, -coalesce(sum(minor), 0)) ${fromMovements(kind === 'stake' ? stakeTypes : resultTypes)}`,
  );
}
