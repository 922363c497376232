import { insertRows } from '../store/insert-rows';
import { bookAgainstHouse, type Movement } from '../store/ledger';
import type { Statements } from '../store/query';
import type { NewRow, Table } from '../store/tables';

/** Collects rows and writes them table by table: one statement for each row would be too slow for tests. */
export type SeedRows = {
  readonly add: <T extends Table>(table: T, row: NewRow<T>) => void;
  /** Moves money of a member who has no wallet in the store yet. */
  readonly move: (movement: Movement) => void;
  /** Writes what was collected since the last time. */
  readonly write: (statements: Statements) => Promise<void>;
};

export function createSeedRows(): SeedRows {
  const rowsByTable = new Map<Table, object[]>();
  const wallets = new Map<string, NewRow<'wallets'>>();
  const sums = new Map<number, number>();
  const add: SeedRows['add'] = (table, row) => {
    const rows = rowsByTable.get(table) ?? [];
    rows.push(row);
    rowsByTable.set(table, rows);
  };
  return {
    add,
    move: (movement) => {
      const { memberId, accountType, minor, typeId } = movement;
      const wallet = `${memberId} ${accountType}`;
      const balance = (wallets.get(wallet)?.minor ?? 0) + minor;
      // No wallet goes below zero: a movement that its money does not cover is left out.
      if (balance < 0) return;
      wallets.set(wallet, { memberId, accountType, minor: balance });
      add('movements', { ...movement, balance });
      sums.set(typeId, (sums.get(typeId) ?? 0) + minor);
    },
    write: async (statements) => {
      for (const [table, rows] of rowsByTable) await insertRows(statements, table, rows);
      await insertRows(statements, 'wallets', [...wallets.values()]);
      for (const [typeId, minor] of sums) await bookAgainstHouse(statements, typeId, minor);
      for (const collection of [rowsByTable, wallets, sums]) collection.clear();
    },
  };
}
