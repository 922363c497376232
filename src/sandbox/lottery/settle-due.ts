import { putOnBoard } from '../rounds/win-board';
import { findLottery } from '../seed/lotteries';
import { mainAccount, move, movementTypes } from '../store/ledger';
import type { Member } from '../store/members';
import type { Store } from '../store/open-store';
import { insertInto, sql } from '../store/query';
import { numberOf, type Row, type Statements, textOf } from '../store/rows';
import { winningNumber } from './issues';
import { orderStatus } from './order-status';
import { winOfSlip } from './plays';

const due = (
  memberId: number,
  now: number,
) => sql`select d.*, o.node_id, o.slip, o.minor, o.order_no, o.winning_stop from lottery_details d
  join lottery_orders o on o.id = d.master_id
  where d.member_id = ${memberId} and d.status = ${orderStatus.notDrawn} and d.opens_at <= ${now} order by d.opens_at, d.id`;

/** Settles a member's lottery orders whose draw has been; asked before every call of the member, so nothing shows late. */
export async function settleDue(store: Store, member: Member, now: number): Promise<void> {
  if (!(await store.first(sql`${due(member.id, now)} limit 1`))) return;
  await store.write(async (statements) => {
    for (const row of await statements.rows(due(member.id, now))) await settle(statements, { member, row, now });
  });
}

type Settling = { readonly member: Member; readonly row: Row; readonly now: number };

/** A chase that stops after a win gives the stakes of the issues left back, also of those that are due with it. */
async function settle(statements: Statements, settling: Settling): Promise<void> {
  const { member, row } = settling;
  const [id, nodeId, stake, at] = ['id', 'node_id', 'minor', 'opens_at'].map((name) => numberOf(row, name));
  const lottery = findLottery(nodeId ?? 0);
  const win = lottery ? winOfSlip(textOf(row, 'slip'), winningNumber(lottery, textOf(row, 'numero'))) : 0;
  const settled = await statements.run(
    sql`update lottery_details set status = ${win > 0 ? orderStatus.won : orderStatus.lost}, win = ${win}
      where id = ${id ?? 0} and status = ${orderStatus.notDrawn}`,
  );
  if (settled === 0) return;
  await statements.run(
    insertInto('rounds')
      .orIgnore()
      .values({ id: `lottery-${id}`, memberId: member.id, nodeId: nodeId ?? 0, stake: stake ?? 0, win, at: at ?? 0 }),
  );
  if (win === 0) return;
  await pay(statements, settling, { minor: win, typeId: movementTypes.lotteryWin });
  await putOnBoard(statements, { member, nodeId: nodeId ?? 0, win, now: at ?? 0 });
  if (numberOf(row, 'winning_stop') === 1) await stopChase(statements, settling);
}

async function stopChase(statements: Statements, settling: Settling): Promise<void> {
  const stopped = await statements.run(
    sql`update lottery_details set status = ${orderStatus.cancelledInChase}
      where master_id = ${numberOf(settling.row, 'master_id')} and status = ${orderStatus.notDrawn}`,
  );
  const minor = stopped * numberOf(settling.row, 'minor');
  if (minor > 0) await pay(statements, settling, { minor, typeId: movementTypes.lotteryRefund });
}

type Payment = { readonly minor: number; readonly typeId: number };

async function pay(statements: Statements, { member, row, now }: Settling, { minor, typeId }: Payment): Promise<void> {
  const [orderNo, remark] = [textOf(row, 'order_no'), textOf(row, 'numero')];
  await move(statements, { memberId: member.id, accountType: mainAccount, minor, typeId, at: now, orderNo, remark });
}
