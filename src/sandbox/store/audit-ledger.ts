import { houseAccountOf } from './ledger';
import { sql } from './query';
import { numberOf, type Statements, textOf } from './rows';

/** What is wrong with the books, a sentence each: every wallet is what moved in it, every account of the house the other side, and all is nothing. */
export async function auditLedger(statements: Statements): Promise<readonly string[]> {
  return [
    ...(await strayWallets(statements)),
    ...(await strayAccounts(statements)),
    ...(await strayOrders(statements)),
  ];
}

async function strayWallets(statements: Statements): Promise<readonly string[]> {
  const rows = await statements.rows(
    sql`select member_id, account_type, sum(minor) as off from (
        select member_id, account_type, minor from wallets
        union all select member_id, account_type, -minor from movements
      ) group by member_id, account_type having off != 0`,
  );
  return rows.map(
    (row) =>
      `Wallet ${numberOf(row, 'account_type')} of member ${numberOf(row, 'member_id')} holds ${numberOf(row, 'off')} more than moved in it. Move money by move() alone.`,
  );
}

async function strayAccounts(statements: Statements): Promise<readonly string[]> {
  const moved = await statements.rows(sql`select type_id, sum(minor) as minor from movements group by type_id`);
  const held = await statements.rows(sql`select account, minor from house`);
  const off = new Map(held.map((row) => [textOf(row, 'account'), numberOf(row, 'minor')]));
  for (const row of moved) {
    const account = houseAccountOf(numberOf(row, 'type_id'));
    off.set(account, (off.get(account) ?? 0) + numberOf(row, 'minor'));
  }
  return [...off]
    .filter(([, minor]) => minor !== 0)
    .map(
      ([account, minor]) =>
        `The house's account "${account}" is off by ${minor} against the members' movements. Book both sides in one transaction.`,
    );
}

/** An order of money in has moved it where it succeeded, and not where it did not. */
async function strayOrders(statements: Statements): Promise<readonly string[]> {
  const rows = await statements.rows(
    sql`select d.ref as ref, d.state as state, count(m.id) as moves from deposits d
      join deposit_orders o on o.ref = d.ref
      left join movements m on m.order_no = d.ref and m.member_id = d.member_id and m.type_id = 1000
      group by d.ref having moves != (d.state = 2)`,
  );
  return rows.map(
    (row) =>
      `Order ${textOf(row, 'ref')} is in state ${numberOf(row, 'state')} and has moved money ${numberOf(row, 'moves')} times. Change its state where its money moves.`,
  );
}
