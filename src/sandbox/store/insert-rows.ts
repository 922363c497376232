import type { Insertable } from 'kysely';
import type { Columns } from './columns';
import { sql } from './query';
import type { Statements } from './rows';

export type Table = keyof Columns;
export type NewRow<T extends Table> = Insertable<Columns[T]>;

/** Adds rows of one table in one statement, in their order; each has the columns of the first. */
export async function insertRows(statements: Statements, table: Table, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const cells = columns.map((_, index) => `json_extract(value, '$[${index}]')`);
  const values = rows.map((row) => columns.map((column) => cellOf(row, column)));
  await statements.run(
    sql`insert into ${sql.raw(nameOf(table))} (${sql.raw(columns.map(nameOf).join(', '))})
      select ${sql.raw(cells.join(', '))} from json_each(${JSON.stringify(values)})`,
  );
}

function cellOf(row: object, column: string): unknown {
  const cell: unknown = Reflect.get(row, column);
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  throw new Error(`A row has no ${column} that can be kept. Give it a text, a number or null, as the first row has.`);
}

/** A table or a column as `tables.ts` has it: `memberId` → `member_id`. */
function nameOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}
