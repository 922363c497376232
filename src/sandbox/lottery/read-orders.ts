import { findLottery } from '../seed/lotteries';
import { type Statements, sql } from '../store/query';
import { issueFrom, winningNumber } from './issues';
import { orderStatus } from './order-status';

/** One issue of a member's order. Money in minor units, times in epoch ms. */
export type Order = Awaited<ReturnType<typeof ordersOf>>[number];

/** The stake that counts in reports: 0 for a cancelled order. */
const actualStake = sql<number>`case when d.status > ${orderStatus.lost} then 0 else o.minor end`;

function ordersFrom(statements: Statements, memberId: number) {
  return statements
    .selectFrom('lotteryDetails as d')
    .innerJoin('lotteryOrders as o', 'o.id', 'd.masterId')
    .where('d.memberId', '=', memberId)
    .select(['d.id', 'd.masterId', 'd.numero', 'd.phase', 'd.opensAt as openTime', 'd.status', 'd.win'])
    .select(['o.orderNo', 'o.nodeId', 'o.slip', 'o.minor as planned', 'o.phases', 'o.winningStop', 'o.at'])
    .select(actualStake.as('actual'));
}

/** Every order of a member, newest first. */
export function ordersOf(statements: Statements, memberId: number) {
  return ordersFrom(statements, memberId).orderBy('o.at', 'desc').orderBy('d.id', 'desc').execute();
}

export function findOrder(statements: Statements, memberId: number, id: number): Promise<Order | undefined> {
  return ordersFrom(statements, memberId).where('d.id', '=', id).executeTakeFirst();
}

/** Whether the player can still cancel an order: it is not drawn, and bets on its issue are open. */
export function isCancellable({ status, nodeId, openTime }: Order, now: number): boolean {
  const lottery = findLottery(nodeId);
  if (!lottery || status !== orderStatus.notDrawn) return false;
  // Of the issue, only its time is read.
  return now < issueFrom(lottery, { numero: '', startTime: 0, endTime: 0, openTime }, 0).endTime;
}

/** The digits drawn for an order, or null before its draw. */
export function digitsOf({ nodeId, numero, openTime }: Order, now: number): string | null {
  const lottery = findLottery(nodeId);
  return lottery && openTime <= now ? winningNumber(lottery, numero) : null;
}
