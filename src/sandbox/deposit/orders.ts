import { encode } from 'uqr';
import { rewardInviter } from '../referral/invitations';
import { refuseDeposit } from '../request-rules/safer-play';
import { giveTicket } from '../rewards/draws';
import { mainAccount, move, movementTypes } from '../store/ledger';
import type { Member } from '../store/members';
import { findRow, readAll, readNumber, runCounted, type Statements, sql, write } from '../store/query';
import type { Row } from '../store/tables';
import { WireError } from '../wire/wire-error';
import { bonusOf, type Channel, depositPromotions, feeOf, findChannel } from './channels';

/** As deposit records have them. */
export const depositState = { pending: 0, processing: 1, success: 2, failed: 3, cancelled: 4 } as const;

const minute = 60_000;
/** An unpaid order fails after this time. */
export const orderLifeMs = 15 * minute;
/** The sandbox plays that a code is scanned after this time. */
const scanMs = 20_000;
/** A payment is under review for this time. */
const reviewMs = 5000;
const maxOpen = 3;
/** Deposits from this amount on bring a turn of the prize wheel; minor units. */
const ticketFrom = 100_000;
/** The bank refuses an amount that ends in these cents, so that QA sees a failure. */
const refusedCents = 4;

type NewOrder = {
  readonly member: Member;
  readonly channel: Channel;
  /** Minor units. */
  readonly minor: number;
  readonly promotionId: number;
  readonly now: number;
};

/** Writes an order down; no money moves before it is paid. Gives its number. */
export async function openOrder(statements: Statements, order: NewOrder): Promise<string> {
  const { member, channel, minor, promotionId, now } = order;
  if (minor < channel.minimum || minor > channel.maximum) throw new WireError('deposit.amount');
  const promotion = depositPromotions.find(({ id }) => id === promotionId);
  if (promotionId !== 0 && (promotion === undefined || minor < promotion.minimum))
    throw new WireError('deposit.promotion');
  await refuseDeposit(statements, member.id, minor, now);
  const count = await readNumber(
    statements,
    sql`select count(*) from deposit_orders o join deposits d on d.ref = o.ref
      where o.member_id = ${member.id} and d.state in (${depositState.pending}, ${depositState.processing})`,
  );
  if (count >= maxOpen) throw new WireError('deposit.orders.most');
  const nextId = (await readNumber(statements, sql`select max(id) from deposits`)) + 1;
  const ref = `D${now.toString(36).toUpperCase()}${nextId}`;
  await statements
    .insertInto('deposits')
    .values({
      memberId: member.id,
      ref,
      mode: channel.bankType,
      minor,
      at: now,
      state: depositState.pending,
    })
    .execute();
  await statements
    .insertInto('depositOrders')
    .values({
      ref,
      memberId: member.id,
      bankType: channel.bankType,
      vendorId: channel.vendorId,
      fee: feeOf(channel, minor),
      promotion: promotionId,
      bonus: promotion === undefined ? 0 : bonusOf(promotion, minor),
      expires: now + orderLifeMs,
      paidAt: null,
    })
    .execute();
  return ref;
}

/** Marks a pending order as paid or as cancelled by the player. True if there was such an order. */
export async function changeOrder(
  statements: Statements,
  { ref, memberId, isPaid, receipts = [], now }: Change,
): Promise<boolean> {
  const order = await findRow(statements, 'depositOrders', { ref, memberId });
  const channel = order && findChannel(order.bankType, order.vendorId);
  if (isPaid && channel?.receipt === 'required' && receipts.length === 0)
    throw new WireError('deposit.receipt.missing');
  const state = isPaid ? depositState.processing : depositState.cancelled;
  const changedCount = await runCounted(
    statements,
    sql`update deposits set state = ${state}
      where ref = ${ref} and member_id = ${memberId} and state = ${depositState.pending}`,
  );
  if (changedCount > 0 && isPaid)
    await sql`update deposit_orders set paid_at = ${now}, receipts = ${JSON.stringify(receipts)}
      where ref = ${ref}`.execute(statements);
  return changedCount > 0;
}

type Change = {
  readonly ref: string;
  readonly memberId: number;
  readonly isPaid: boolean;
  /** Addresses of pictures of the payment. */
  readonly receipts?: readonly string[];
  readonly now: number;
};

/** A deposit order with fields of its record. */
export type DepositOrder = Row<'depositOrders'> & Pick<Row<'deposits'>, 'minor' | 'at' | 'state'>;

const openOrders = (memberId: number) =>
  sql<DepositOrder>`select o.*, d.minor, d.at, d.state from deposit_orders o join deposits d on d.ref = o.ref
    where o.member_id = ${memberId} and d.state in (${depositState.pending}, ${depositState.processing})`;

/**
 * Settles a member's open orders whose time has come. Called before every call of the member, so that no record is
 * late.
 */
export async function settleDeposits(store: Statements, { id }: Member, now: number): Promise<void> {
  const rows = await readAll(store, openOrders(id));
  if (!rows.some((row) => outcomeOf(row, now) !== undefined)) return;
  await write(store, async (statements) => {
    for (const row of await readAll(statements, openOrders(id))) {
      const outcome = outcomeOf(row, now);
      if (outcome !== undefined) await settle(statements, row, outcome);
    }
  });
}

/** The new state of an open order and the time of the change; undefined if the state stays. */
function outcomeOf(row: DepositOrder, now: number): { readonly state: number; readonly at: number } | undefined {
  const paidAt = paidAtOf(row);
  const { expires } = row;
  if (paidAt === undefined || paidAt > expires) {
    return expires <= now ? { state: depositState.failed, at: expires } : undefined;
  }
  const settledAt = paidAt + reviewMs;
  if (settledAt <= now) {
    const isRefused = row.minor % 100 === refusedCents;
    return { state: isRefused ? depositState.failed : depositState.success, at: settledAt };
  }
  if (paidAt > now || row.state === depositState.processing) return undefined;
  return { state: depositState.processing, at: paidAt };
}

/** When an order was paid, or will be: a QR code pays by itself. */
function paidAtOf(row: DepositOrder): number | undefined {
  if (row.paidAt !== null) return row.paidAt;
  const isScanned = findChannel(row.bankType, row.vendorId)?.submitKind === 'qr';
  return isScanned ? row.at + scanMs : undefined;
}

async function settle(
  statements: Statements,
  { ref, memberId, minor, fee, bonus }: DepositOrder,
  { state, at }: { readonly state: number; readonly at: number },
): Promise<void> {
  const changedCount = await runCounted(
    statements,
    sql`update deposits set state = ${state}
      where ref = ${ref} and state in (${depositState.pending}, ${depositState.processing})`,
  );
  if (changedCount === 0 || state !== depositState.success) return;
  const movement = { memberId, accountType: mainAccount, at, orderNo: ref, remark: '' };
  await move(statements, { ...movement, minor: minor - fee, typeId: movementTypes.deposit });
  if (bonus > 0) await move(statements, { ...movement, minor: bonus, typeId: movementTypes.bonus });
  await rewardInviter(statements, memberId, at);
  if (minor >= ticketFrom) await giveTicket(statements, { memberId, kind: 'PRIZE_WHEEL', at });
}

/** The page of the sandbox's bank on which an order is paid. */
export function bankAddress(ref: string): string {
  return `/sandbox-bank/${ref}`;
}

/** A QR code of an address, as an SVG in a data URL. */
export function pictureOf(address: string): string {
  const { data, size } = encode(address, { border: 2 });
  const cells = data.flatMap((line, y) => line.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h${size}v${size}H0z"/><path d="${cells.join('')}"/></svg>`;
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
}
