import { movementTypes } from '../store/ledger';
import type { Member } from '../store/members';
import { readAll, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { walletsOf } from './accounts';

const transferTypes = [movementTypes.transferIn, movementTypes.transferOut];

/** A condition: the movement is between two wallets of one member, so no money came or went. */
export function isBetweenOwnWallets(memberId: number) {
  return sql`(type_id in (${sql.join(transferTypes)}) and order_no in (select order_no from movements
    where member_id = ${memberId} and type_id in (${sql.join(transferTypes)}) group by order_no having sum(minor) = 0))`;
}

/** The wallets that money moved between, by order number, for movements between a member's own wallets. */
export async function walletPairs(
  statements: Statements,
  member: Pick<Member, 'id' | 'isSingle'>,
  rows: readonly Pick<Row<'movements'>, 'typeId' | 'orderNo'>[],
) {
  const orders = rows.filter((row) => transferTypes.some((type) => type === row.typeId)).map((row) => row.orderNo);
  const transferRows =
    orders.length === 0
      ? []
      : await readAll(
          statements,
          sql<Row<'movements'>>`select * from movements where member_id = ${member.id}
            and order_no in (${sql.join(orders)}) and ${isBetweenOwnWallets(member.id)}`,
        );
  const names = walletsOf(member);
  const accountOf = (order: string, side: 'from' | 'to') => {
    return transferRows.find((row) => row.orderNo === order && row.minor < 0 === (side === 'from'))?.accountType;
  };
  return new Map(
    [...new Set(transferRows.map((row) => row.orderNo))].map((order) => {
      const [from, to] = [accountOf(order, 'from'), accountOf(order, 'to')];
      const walletPair = {
        from_account_type_id: from,
        from_account_name: names.get(from ?? 0),
        to_account_type_id: to,
        to_account_name: names.get(to ?? 0),
      };
      return [order, walletPair] as const;
    }),
  );
}
