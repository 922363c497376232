import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isObject } from '../json';
import type { Row, Table, Tables } from './tables';

/** Runs statements: the store itself, or one transaction of it. */
export type Statements = Kysely<Tables>;

/** A statement of SQL with its values where they stand: sql`delete from sessions where token = ${token}`. */
export { sql };

/** The rows of a table that have these values, null among them; `end` is SQL that sorts or limits them. */
export function findRows<T extends Table>(
  statements: Statements,
  table: T,
  values: Partial<Row<T>>,
  end = sql``,
): Promise<readonly Row<T>[]> {
  const conditions = Object.entries(values).map(([column, value]) => sql`${sql.ref(column)} is ${value}`);
  const where = sql.join(conditions, sql` and `);
  return readAll(statements, sql<Row<T>>`select * from ${sql.table(table)} where ${where} ${end}`);
}

/** The first row of a table that has these values. */
export async function findRow<T extends Table>(
  statements: Statements,
  table: T,
  values: Partial<Row<T>>,
): Promise<Row<T> | undefined> {
  return (await findRows(statements, table, values, sql`limit 1`))[0];
}

/** The rows of a statement in SQL; their columns are in camel case. */
export async function readAll<R>(statements: Statements, statement: RawBuilder<R>): Promise<readonly R[]> {
  return (await statement.execute(statements)).rows;
}

/** The first row of a statement in SQL. */
export async function readFirst<R>(statements: Statements, statement: RawBuilder<R>): Promise<R | undefined> {
  return (await readAll(statements, statement))[0];
}

/** The row of a statement that always gives one, as sums do. */
export async function readOne<R>(statements: Statements, statement: RawBuilder<R>): Promise<R> {
  const row = await readFirst(statements, statement);
  if (row === undefined) throw new Error('A statement gave no row. Ask with readFirst() where there may be none.');
  return row;
}

/** The number that a statement in SQL asks for: its first value, or 0 where there is none. */
export async function readNumber(statements: Statements, statement: RawBuilder<unknown>): Promise<number> {
  const row = await readFirst(statements, statement);
  const [value] = isObject(row) ? Object.values(row) : [];
  return Number(value ?? 0);
}

/** Runs a statement in SQL, and gives the number of changed rows. */
export async function runCounted(statements: Statements, statement: RawBuilder<unknown>): Promise<number> {
  return Number((await statement.execute(statements)).numAffectedRows ?? 0);
}

/**
 * One write transaction: commits what `work` did, or nothing. Inside, use the given statements only. Within another
 * transaction it is a part of that one.
 */
export function write<T>(statements: Statements, work: (statements: Statements) => Promise<T>): Promise<T> {
  return statements.isTransaction ? work(statements) : statements.transaction().execute(work);
}
