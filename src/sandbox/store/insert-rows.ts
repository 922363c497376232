import { type Statements, sql } from './query';
import { type Table, toSnake } from './tables';

/** Adds rows of one table in one statement, in their order; each has the columns of the first. */
export async function insertRows(statements: Statements, table: Table, rows: readonly object[]): Promise<void> {
  const [first] = rows;
  if (first === undefined) return;
  const columns = Object.keys(first);
  const cells = columns.map((_, index) => `json_extract(value, '$[${index}]')`);
  const values = rows.map((row) => columns.map((column) => cellOf(row, column)));
  await sql`insert into ${sql.raw(toSnake(table))} (${sql.raw(columns.map(toSnake).join(', '))})
      select ${sql.raw(cells.join(', '))} from json_each(${JSON.stringify(values)})`.execute(statements);
}

function cellOf(row: object, column: string): unknown {
  const cell: unknown = Reflect.get(row, column);
  if (cell === null || typeof cell === 'string' || typeof cell === 'number') return cell;
  throw new Error(`A row has no ${column} that can be kept. Give it a text, a number or null, as the first row has.`);
}
