import type { Merchant } from '../merchant';
import { paymentsOf, type WithdrawRules } from '../payments';
import { remarks } from '../records/remarks';
import { mainAccount, move, movementTypes } from '../store/ledger';
import type { Member } from '../store/members';
import { readAll, readFirst, readNumber, type Statements, sql, write } from '../store/query';
import type { Row } from '../store/tables';
import { readWallClock, wallClock } from '../wall-clock';
import { WireError } from '../wire/wire-error';
import { maskedNumber } from './cards';

/** As withdraw records have them. */
export const withdrawStatus = { pending: 0, processing: 1, success: 2, failed: 3, cancelled: 4 } as const;

/** How often a bonus must be staked before a withdrawal. */
export const bonusTurnover = 5;
/** How long a request can be cancelled. */
const reviewMs = 15_000;
/** How long after a request the bank pays. */
const payMs = 30_000;
/** The bank refuses an amount that ends in these cents, so that QA sees a failure. */
const refusedCents = 4;

/**
 * The stakes that deposit bonuses demand before a withdrawal, and how much of that was staked since the last bonus.
 * Minor units.
 */
export async function turnoverOf(statements: Statements, memberId: number) {
  const bonuses = await readAll(
    statements,
    sql<Row<'movements'>>`select * from movements where member_id = ${memberId} and type_id = ${movementTypes.bonus}
      and order_no in (select ref from deposit_orders where member_id = ${memberId}) order by at, id`,
  );
  let required = 0;
  let since: number | undefined;
  for (const { at, minor } of bonuses) {
    // Stakes before a bonus do not count for it.
    const stakedMinor = since === undefined ? 0 : await stakedBetween(statements, memberId, since, at);
    required = Math.max(0, required - stakedMinor) + minor * bonusTurnover;
    since = at;
  }
  if (since === undefined) return { required: 0, staked: 0 };
  const stakedMinor = await stakedBetween(statements, memberId, since, Number.MAX_SAFE_INTEGER);
  return { required, staked: Math.min(required, stakedMinor) };
}

/** Stakes after `from` until `to` (epoch ms), in minor units. */
async function stakedBetween(statements: Statements, memberId: number, from: number, to: number): Promise<number> {
  const { bet, lotteryBet, lotteryRefund } = movementTypes;
  return readNumber(
    statements,
    sql`select -coalesce(sum(minor), 0) from movements
      where member_id = ${memberId} and type_id in (${bet}, ${lotteryBet}, ${lotteryRefund})
        and at > ${from} and at <= ${to}`,
  );
}

/** How many requests a member has left today, by the merchant's clock. */
export async function timesLeft(statements: Statements, memberId: number, { merchant, now }: Moment): Promise<number> {
  const today = wallClock(now, merchant.timeZone).slice(0, 10);
  const madeToday = await readNumber(
    statements,
    sql`select count(*) from withdrawals where member_id = ${memberId}
      and at >= ${readWallClock(today, 'start', merchant.timeZone)} and status != ${withdrawStatus.cancelled}`,
  );
  return Math.max(0, paymentsOf(merchant).withdraw.dailyTimes - madeToday);
}

/** Whether withdrawals are open at a time of day; a span that ends before it begins goes past midnight. */
function isOpenAt({ startTime, endTime }: WithdrawRules, time: string): boolean {
  return startTime <= endTime ? startTime <= time && time <= endTime : startTime <= time || time <= endTime;
}

type Moment = { readonly merchant: Merchant; readonly now: number };

type Request = Moment & {
  readonly member: Member;
  readonly card: Row<'bankCards'>;
  /** Minor units. */
  readonly minor: number;
};

/** Takes the money and writes the request down. Gives its number. */
export async function requestWithdrawal(
  statements: Statements,
  { member, merchant, card, minor, now }: Request,
): Promise<string> {
  const { withdraw: rules } = paymentsOf(merchant);
  if (!isOpenAt(rules, wallClock(now, merchant.timeZone).slice(11))) throw new WireError('withdraw.hours');
  if (minor < rules.minimum || minor > rules.maximum) throw new WireError('withdraw.amount');
  if ((await timesLeft(statements, member.id, { merchant, now })) === 0) throw new WireError('withdraw.times');
  const { required, staked } = await turnoverOf(statements, member.id);
  if (staked < required) throw new WireError('withdraw.turnover');
  const nextId = (await readNumber(statements, sql`select max(id) from withdrawals`)) + 1;
  const ref = `W${now.toString(36).toUpperCase()}${nextId}`;
  const balanceLeft = await bookMovement(
    statements,
    { memberId: member.id, ref, at: now },
    -minor,
    movementTypes.withdraw,
  );
  if (balanceLeft === undefined) throw new WireError('balance.not.enough');
  await statements
    .insertInto('withdrawals')
    .values({
      memberId: member.id,
      ref,
      bank: card.bankName,
      minor,
      at: now,
      status: withdrawStatus.pending,
      remark: null,
    })
    .execute();
  const fee = Math.floor((minor * rules.fee) / 10_000);
  const order = { ref, memberId: member.id, fee, card: maskedNumber(card) };
  await statements.insertInto('withdrawOrders').values(order).execute();
  return ref;
}

/** Cancels a pending request and refunds it. Gives whether there was one. */
export async function cancelWithdrawal(statements: Statements, ref: string, memberId: number, now: number) {
  const row = await readFirst(
    statements,
    sql<Row<'withdrawals'>>`select * from withdrawals
      where member_id = ${memberId} and ref = ${ref} and status = ${withdrawStatus.pending}`,
  );
  if (!row) return false;
  await applyOutcome(statements, row, { status: withdrawStatus.cancelled, remark: null, at: now });
  return true;
}

/** A member's open requests. Seeded ones are not among them: they have no order, and stay as they are. */
const openRequests = (memberId: number) =>
  sql<Row<'withdrawals'>>`select w.* from withdrawals w join withdraw_orders o on o.ref = w.ref
    where w.member_id = ${memberId} and w.status in (${withdrawStatus.pending}, ${withdrawStatus.processing})`;

/**
 * Settles what is due of a member's open requests. Called before every call of the member, so that no record is late.
 */
export async function settleWithdrawals(store: Statements, { id }: Member, now: number): Promise<void> {
  const rows = await readAll(store, openRequests(id));
  if (!rows.some((row) => outcomeOf(row, now) !== undefined)) return;
  await write(store, async (statements) => {
    for (const row of await readAll(statements, openRequests(id))) {
      const outcome = outcomeOf(row, now);
      if (outcome !== undefined) await applyOutcome(statements, row, outcome);
    }
  });
}

type Outcome = { readonly status: number; readonly remark: string | null; readonly at: number };

function outcomeOf(row: Row<'withdrawals'>, now: number): Outcome | undefined {
  const { at } = row;
  if (at + payMs <= now) {
    const isRefused = row.minor % 100 === refusedCents;
    return isRefused
      ? { status: withdrawStatus.failed, remark: remarks.refused.EN, at: at + payMs }
      : { status: withdrawStatus.success, remark: null, at: at + payMs };
  }
  const isProcessing = row.status === withdrawStatus.processing;
  return at + reviewMs <= now && !isProcessing
    ? { status: withdrawStatus.processing, remark: null, at: at + reviewMs }
    : undefined;
}

async function applyOutcome(
  statements: Statements,
  row: Row<'withdrawals'>,
  { status, remark, at }: Outcome,
): Promise<void> {
  const { ref, memberId } = row;
  await sql`update withdrawals set status = ${status}, remark = ${remark} where ref = ${ref}`.execute(statements);
  if (status > withdrawStatus.processing)
    await sql`update withdraw_orders set settled = ${at} where ref = ${ref}`.execute(statements);
  if (status !== withdrawStatus.failed && status !== withdrawStatus.cancelled) return;
  await bookMovement(statements, { memberId, ref, at }, row.minor, movementTypes.withdrawRefund);
}

type Entry = { readonly memberId: number; readonly ref: string; readonly at: number };

function bookMovement(statements: Statements, { memberId, ref, at }: Entry, minor: number, typeId: number) {
  return move(statements, { memberId, accountType: mainAccount, minor, typeId, at, orderNo: ref, remark: '' });
}
