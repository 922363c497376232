import { mainAccount, move, movementTypes } from '../store/ledger';
import { type Statements, sql } from '../store/query';
import { WireError } from '../wire/wire-error';
import { orderStatus } from './order-status';
import { findOrder, isCancellable } from './read-orders';

type Cancellation = { readonly memberId: number; readonly ids: readonly number[]; readonly now: number };

/** Refunds orders inside a transaction: all of them, or a refusal. Gives the refund in minor units. */
export async function cancelOrders(statements: Statements, { memberId, ids, now }: Cancellation): Promise<number> {
  let refund = 0;
  for (const id of ids) {
    const order = await findOrder(statements, memberId, id);
    if (!order || !isCancellable(order, now)) throw new WireError('order.not.cancellable');
    await sql`update lottery_details set status = ${orderStatus.cancelledByPlayer}
      where id = ${id}`.execute(statements);
    await move(statements, {
      memberId,
      accountType: mainAccount,
      minor: order.planned,
      typeId: movementTypes.lotteryRefund,
      at: now,
      orderNo: order.orderNo,
      remark: order.numero,
    });
    refund += order.planned;
  }
  return refund;
}
