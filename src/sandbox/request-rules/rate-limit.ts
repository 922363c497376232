import { readNumber, type Statements, sql } from '../store/query';
import { WireError } from '../wire/wire-error';

/** How often something may be tried: `maxTries` times in `minutes`. */
export type Limit = { readonly key: string; readonly maxTries: number; readonly minutes: number };

/** Refuses where the limit is used up; counts nothing. */
export async function refuseTooMany(statements: Statements, limit: Limit, now: number): Promise<void> {
  if (await isUsedUp(statements, limit, now)) throw new WireError('TOO_MANY_REQUEST');
}

export async function isUsedUp(
  statements: Statements,
  { key, maxTries, minutes }: Limit,
  now: number,
): Promise<boolean> {
  const since = now - minutes * 60_000;
  const tries = sql`select count(*) from attempts where key = ${key} and at > ${since}`;
  return (await readNumber(statements, tries)) >= maxTries;
}

export async function countAttempt(statements: Statements, key: string, now: number): Promise<void> {
  await statements.insertInto('attempts').values({ key, at: now }).execute();
}

/** Counts an attempt, or refuses it. */
export async function attempt(statements: Statements, limit: Limit, now: number): Promise<void> {
  await refuseTooMany(statements, limit, now);
  await countAttempt(statements, limit.key, now);
}
