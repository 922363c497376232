import { CamelCasePlugin, DummyDriver, Kysely, SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely';
import type { Columns } from './columns';
import type { Cell } from './rows';

/** Writes statements and runs none: `Statements` do, in the store's queue and in its transactions. */
const writer = new Kysely<Columns>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});

/** An insert of named columns. */
export const insertInto = writer.insertInto.bind(writer);

/** A statement with its values where they stand: sql`delete from sessions where token = ${token}`. */
export { sql } from 'kysely';

/** A statement that knows its SQL. */
export type Written = {
  readonly compile: (db: Kysely<Columns>) => { readonly sql: string; readonly parameters: readonly unknown[] };
};

/** The text of a statement and its values, in order. */
export function compiled(written: Written): { readonly sql: string; readonly args: Cell[] } {
  const { sql, parameters } = written.compile(writer);
  return { sql, args: parameters.map(toCell) };
}

function toCell(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`A value of the type ${typeof value} cannot be kept. Write a text, a number or null.`);
}
