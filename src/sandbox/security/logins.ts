import { createHash } from 'node:crypto';
import { findRows, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';

/** Rows of the history at most: the newest. */
const maxRows = 20;

/** A login, or a failed one. */
export type Login = {
  readonly memberId: number;
  readonly address: string;
  /** The user agent of the browser. */
  readonly agent: string;
  readonly isDone: boolean;
  readonly now: number;
};

export async function noteLogin(statements: Statements, login: Login): Promise<void> {
  const { memberId, address, agent, isDone, now } = login;
  await statements
    .insertInto('logins')
    .values({ memberId, address, agent, done: isDone ? 1 : 0, at: now })
    .execute();
}

/** A member's logins and failed ones, the newest first. */
export function loginsOf(statements: Statements, memberId: number): Promise<readonly Row<'logins'>[]> {
  return findRows(statements, 'logins', { memberId }, sql`order by id desc limit ${maxRows}`);
}

/** A member's open sessions, the newest first. */
export function devicesOf(statements: Statements, memberId: number): Promise<readonly Row<'sessions'>[]> {
  return findRows(statements, 'sessions', { memberId }, sql`order by created desc, token`);
}

/** An id for a session that does not reveal its token. */
export function deviceIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 16);
}

/** Ends one session of a member, or all; never the one whose token is `keep`. Gives the number of ended sessions. */
export async function endDevices(
  statements: Statements,
  { memberId, id, keep }: { readonly memberId: number; readonly id: string | undefined; readonly keep: string },
): Promise<number> {
  const otherTokens = (await devicesOf(statements, memberId)).map((row) => row.token).filter((one) => one !== keep);
  const endedTokens = id === undefined ? otherTokens : otherTokens.filter((token) => deviceIdOf(token) === id);
  for (const token of endedTokens) await sql`delete from sessions where token = ${token}`.execute(statements);
  return endedTokens.length;
}

export function wireDevice(row: Row<'sessions'>, token: string) {
  return {
    deviceId: deviceIdOf(row.token),
    userAgent: row.agent,
    ip: row.address,
    loginAt: row.created,
    isCurrent: row.token === token,
  };
}

export function wireLogin(row: Row<'logins'>) {
  return {
    loginAt: row.at,
    userAgent: row.agent,
    ip: row.address,
    success: row.done === 1,
  };
}
