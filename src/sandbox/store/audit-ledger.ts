import { houseAccountOf } from './ledger';
import { readAll, type Statements, sql } from './query';

/**
 * Faults of the ledger, one sentence each. Each wallet must equal the sum of its movements, the house's accounts must
 * be the other side of all movements, and a deposit order must have moved money once if it succeeded, else never.
 */
export async function auditLedger(statements: Statements): Promise<readonly string[]> {
  return [
    ...(await strayWallets(statements)),
    ...(await strayAccounts(statements)),
    ...(await strayOrders(statements)),
  ];
}

async function strayWallets(statements: Statements): Promise<readonly string[]> {
  const rows = await readAll(
    statements,
    sql<{ memberId: number; accountType: number; off: number }>`select member_id, account_type, sum(minor) as off from (
        select member_id, account_type, minor from wallets
        union all select member_id, account_type, -minor from movements
      ) group by member_id, account_type having off != 0`,
  );
  return rows.map(
    (row) =>
      `Wallet ${row.accountType} of member ${row.memberId} holds ${row.off} more than moved in it. Move money by move() alone.`,
  );
}

async function strayAccounts(statements: Statements): Promise<readonly string[]> {
  const movementSums = await readAll(
    statements,
    sql<{ typeId: number; minor: number }>`select type_id, sum(minor) as minor from movements group by type_id`,
  );
  const houseRows = await statements.selectFrom('house').select(['account', 'minor']).execute();
  const differences = new Map(houseRows.map((row) => [row.account, row.minor]));
  for (const row of movementSums) {
    const account = houseAccountOf(row.typeId);
    differences.set(account, (differences.get(account) ?? 0) + row.minor);
  }
  return [...differences]
    .filter(([, minor]) => minor !== 0)
    .map(
      ([account, minor]) =>
        `The house's account "${account}" is off by ${minor} against the members' movements. Book both sides in one transaction.`,
    );
}

/** Reports deposit orders that moved money without success, or succeeded without moving it exactly once. */
async function strayOrders(statements: Statements): Promise<readonly string[]> {
  const rows = await readAll(
    statements,
    sql<{
      ref: string;
      state: number;
      moves: number;
    }>`select d.ref as ref, d.state as state, count(m.id) as moves from deposits d
      join deposit_orders o on o.ref = d.ref
      left join movements m on m.order_no = d.ref and m.member_id = d.member_id and m.type_id = 1000
      group by d.ref having moves != (d.state = 2)`,
  );
  return rows.map(
    (row) =>
      `Order ${row.ref} is in state ${row.state} and has moved money ${row.moves} times. Change its state where its money moves.`,
  );
}
