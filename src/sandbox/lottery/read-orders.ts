import { findLottery } from '../seed/lotteries';
import { sql } from '../store/query';
import { numberOf, type Row, type Statements, textOf } from '../store/rows';
import { issueFrom, winningNumber } from './issues';
import { isCancelled, orderStatus } from './order-status';

/** One issue of a member's order. Money in minor units, times in epoch ms. */
export type Order = {
  readonly id: number;
  readonly masterId: number;
  readonly orderNo: string;
  readonly nodeId: number;
  readonly numero: string;
  readonly slip: string;
  readonly at: number;
  readonly openTime: number;
  readonly phase: number;
  readonly phases: number;
  readonly winningStop: boolean;
  readonly planned: number;
  readonly actual: number;
  readonly win: number | null;
  readonly status: number;
};

const joined = (memberId: number) => sql`select d.id, d.master_id, d.numero, d.phase, d.opens_at, d.status, d.win,
  o.order_no, o.node_id, o.slip, o.minor, o.phases, o.winning_stop, o.at
  from lottery_details d join lottery_orders o on o.id = d.master_id where d.member_id = ${memberId}`;

/** Every order of a member, newest first. */
export async function ordersOf(statements: Statements, memberId: number): Promise<readonly Order[]> {
  return (await statements.rows(sql`${joined(memberId)} order by o.at desc, d.id desc`)).map(orderOf);
}

export async function findOrder(statements: Statements, memberId: number, id: number): Promise<Order | undefined> {
  const row = await statements.first(sql`${joined(memberId)} and d.id = ${id}`);
  return row && orderOf(row);
}

/** Whether it can be taken back: not drawn, and bets on its issue are still open. */
export function isCancellable({ status, nodeId, openTime }: Order, now: number): boolean {
  const lottery = findLottery(nodeId);
  if (!lottery || status !== orderStatus.notDrawn) return false;
  return now < issueFrom(lottery, { numero: '', startTime: 0, endTime: 0, openTime }, 0).endTime;
}

/** The digits drawn for an order, or null before its draw. */
export function digitsOf({ nodeId, numero, openTime }: Order, now: number): string | null {
  const lottery = findLottery(nodeId);
  return lottery && openTime <= now ? winningNumber(lottery, numero) : null;
}

function orderOf(row: Row): Order {
  const status = numberOf(row, 'status');
  return {
    id: numberOf(row, 'id'),
    masterId: numberOf(row, 'master_id'),
    orderNo: textOf(row, 'order_no'),
    nodeId: numberOf(row, 'node_id'),
    numero: textOf(row, 'numero'),
    slip: textOf(row, 'slip'),
    at: numberOf(row, 'at'),
    openTime: numberOf(row, 'opens_at'),
    phase: numberOf(row, 'phase'),
    phases: numberOf(row, 'phases'),
    winningStop: numberOf(row, 'winning_stop') === 1,
    planned: numberOf(row, 'minor'),
    actual: isCancelled(status) ? 0 : numberOf(row, 'minor'),
    win: row.win === null ? null : numberOf(row, 'win'),
    status,
  };
}
