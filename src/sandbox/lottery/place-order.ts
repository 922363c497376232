import { refuseStake } from '../request-rules/safer-play';
import { markRecent } from '../rounds/recents';
import type { Lottery } from '../seed/lotteries';
import { mainAccount, move, movementTypes } from '../store/ledger';
import { type Statements, sql } from '../store/query';
import { WireError } from '../wire/wire-error';
import { issueFrom, issueOnSale } from './issues';
import { orderStatus } from './order-status';
import { parseSlip, priceOf } from './plays';

/** Issues in a row at most. */
export const maxPhases = 20;

export type NewOrder = {
  readonly memberId: number;
  readonly lottery: Lottery;
  /** The issue the player saw. */
  readonly numero: string;
  readonly slip: string;
  /** How many issues in a row. */
  readonly phases: number;
  readonly winningStop: boolean;
  /** What the player agreed to pay for all issues, in minor units. */
  readonly total: number;
  readonly now: number;
};

export type PlacedOrder = {
  readonly masterId: number;
  readonly orderNo: string;
  readonly detailIds: readonly number[];
  readonly openTime: number;
};

/** Takes the stakes of all issues and stores the order, inside a transaction. */
export async function placeOrder(statements: Statements, order: NewOrder): Promise<PlacedOrder> {
  const { memberId, lottery, phases, now } = order;
  const issue = issueOnSale(lottery, now);
  const minor = parseSlip(order.slip)?.reduce((sum, line) => sum + priceOf(line), 0);
  if (minor === undefined || minor * phases !== order.total) throw new WireError('request_param_err');
  if (issue.numero !== order.numero) throw new WireError('numero.closed');
  await refuseStake(statements, memberId, order.total, now);
  const masterId = await addMaster(statements, order, minor);
  const orderNo = `L${masterId}${now % 1e6}`;
  await sql`update lottery_orders set order_no = ${orderNo} where id = ${masterId}`.execute(statements);
  const balanceLeft = await move(statements, {
    memberId,
    accountType: mainAccount,
    minor: -order.total,
    typeId: movementTypes.lotteryBet,
    at: now,
    orderNo,
    remark: lottery.game.name.EN,
  });
  if (balanceLeft === undefined) throw new WireError('balance.not.enough');
  await markRecent(statements, memberId, lottery.game.nodeId, now);
  const detailIds: number[] = [];
  for (let phase = 0; phase < phases; phase += 1) {
    const { numero, openTime } = issueFrom(lottery, issue, phase);
    const detailRow = { masterId, memberId, numero, phase: phase + 1, opensAt: openTime, status: orderStatus.notDrawn };
    const details = statements.insertInto('lotteryDetails').values(detailRow);
    detailIds.push((await details.returning('id').executeTakeFirstOrThrow()).id);
  }
  return { masterId, orderNo, detailIds, openTime: issue.openTime };
}

async function addMaster(statements: Statements, order: NewOrder, minor: number): Promise<number> {
  const { memberId, lottery, slip, phases, winningStop, now } = order;
  const { nodeId } = lottery.game;
  const master = { memberId, nodeId, orderNo: '', slip, minor, phases, winningStop: winningStop ? 1 : 0, at: now };
  const { id } = await statements.insertInto('lotteryOrders').values(master).returning('id').executeTakeFirstOrThrow();
  return id;
}
