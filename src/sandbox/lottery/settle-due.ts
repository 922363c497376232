import { putOnBoard } from '../rounds/win-board';
import { findLottery } from '../seed/lotteries';
import { mainAccount, move, movementTypes } from '../store/ledger';
import type { Member } from '../store/members';
import { runCounted, type Statements, sql, write } from '../store/query';
import { winningNumber } from './issues';
import { orderStatus } from './order-status';
import { winOfSlip } from './plays';

function dueOrders(statements: Statements, memberId: number, now: number) {
  return statements
    .selectFrom('lotteryDetails as d')
    .innerJoin('lotteryOrders as o', 'o.id', 'd.masterId')
    .where('d.memberId', '=', memberId)
    .where('d.status', '=', orderStatus.notDrawn)
    .where('d.opensAt', '<=', now)
    .selectAll('d')
    .select(['o.nodeId', 'o.slip', 'o.minor', 'o.orderNo', 'o.winningStop'])
    .orderBy('d.opensAt')
    .orderBy('d.id');
}

type DueOrder = Awaited<ReturnType<ReturnType<typeof dueOrders>['execute']>>[number];

/** Settles a member's drawn lottery orders. Called before every call of the member, so that no record is late. */
export async function settleDue(store: Statements, member: Member, now: number): Promise<void> {
  if (!(await dueOrders(store, member.id, now).limit(1).executeTakeFirst())) return;
  await write(store, async (statements) => {
    for (const row of await dueOrders(statements, member.id, now).execute())
      await settle(statements, { member, row, now });
  });
}

type Settlement = { readonly member: Member; readonly row: DueOrder; readonly now: number };

/** A chase that stops after a win refunds the remaining issues, also those that are due now. */
async function settle(statements: Statements, settlement: Settlement): Promise<void> {
  const { member, row } = settlement;
  const { id, nodeId, minor: stake, opensAt: at } = row;
  const lottery = findLottery(nodeId);
  const win = lottery ? winOfSlip(row.slip, winningNumber(lottery, row.numero)) : 0;
  const settledCount = await runCounted(
    statements,
    sql`update lottery_details set status = ${win > 0 ? orderStatus.won : orderStatus.lost}, win = ${win}
      where id = ${id} and status = ${orderStatus.notDrawn}`,
  );
  if (settledCount === 0) return;
  await statements
    .insertInto('rounds')
    .orIgnore()
    .values({ id: `lottery-${id}`, memberId: member.id, nodeId, stake, win, at })
    .execute();
  if (win === 0) return;
  await pay(statements, settlement, { minor: win, typeId: movementTypes.lotteryWin });
  await putOnBoard(statements, { member, nodeId, win, now: at });
  if (row.winningStop === 1) await stopChase(statements, settlement);
}

async function stopChase(statements: Statements, settlement: Settlement): Promise<void> {
  const stoppedCount = await runCounted(
    statements,
    sql`update lottery_details set status = ${orderStatus.cancelledInChase}
      where master_id = ${settlement.row.masterId} and status = ${orderStatus.notDrawn}`,
  );
  const minor = stoppedCount * settlement.row.minor;
  if (minor > 0) await pay(statements, settlement, { minor, typeId: movementTypes.lotteryRefund });
}

type Payment = { readonly minor: number; readonly typeId: number };

async function pay(
  statements: Statements,
  { member, row, now }: Settlement,
  { minor, typeId }: Payment,
): Promise<void> {
  const { orderNo, numero: remark } = row;
  await move(statements, { memberId: member.id, accountType: mainAccount, minor, typeId, at: now, orderNo, remark });
}
