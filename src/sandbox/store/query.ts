import { type Kysely, type RawBuilder, sql } from 'kysely';
import { isObject } from '../json';
import type { Tables } from './tables';

/** Where statements run: the store itself, or one transaction of it. */
export type Statements = Kysely<Tables>;

/** A statement of SQL with its values where they stand: sql`delete from sessions where token = ${token}`. */
export { sql };

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
 * One write transaction: commits what `work` did, or nothing of it. Inside, use the given statements only; inside of
 * another one it is a part of that.
 */
export function write<T>(statements: Statements, work: (statements: Statements) => Promise<T>): Promise<T> {
  return statements.isTransaction ? work(statements) : statements.transaction().execute(work);
}
