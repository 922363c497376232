import { createHash } from 'node:crypto';
import { insertInto, sql } from '../store/query';
import { numberOf, type Row, type Statements, textOf } from '../store/rows';

/** Rows of the history at most: the newest. */
const longest = 20;

/** From where somebody logs in, or tries to. */
export type Login = {
  readonly memberId: number;
  readonly address: string;
  /** As the browser calls itself. */
  readonly agent: string;
  readonly isDone: boolean;
  readonly now: number;
};

export async function noteLogin(statements: Statements, login: Login): Promise<void> {
  const { memberId, address, agent, isDone, now } = login;
  await statements.run(insertInto('logins').values({ memberId, address, agent, done: isDone ? 1 : 0, at: now }));
}

/** Tries of a member's password, the newest first. */
export function loginsOf(statements: Statements, memberId: number): Promise<readonly Row[]> {
  return statements.rows(sql`select * from logins where member_id = ${memberId} order by id desc limit ${longest}`);
}

/** Where a member is logged in, the newest first: sessions that have not ended. */
export function devicesOf(statements: Statements, memberId: number): Promise<readonly Row[]> {
  return statements.rows(sql`select * from sessions where member_id = ${memberId} order by created desc, token`);
}

/** Names a session without giving its token away. */
export function deviceIdOf(token: string): string {
  return createHash('sha256').update(token).digest('hex').slice(0, 16);
}

/** Ends one session of a member, or all but the one that asks. Gives how many ended. */
export async function endDevices(
  statements: Statements,
  { memberId, id, keep }: { readonly memberId: number; readonly id: string | undefined; readonly keep: string },
): Promise<number> {
  const others = (await devicesOf(statements, memberId))
    .map((row) => textOf(row, 'token'))
    .filter((one) => one !== keep);
  const ended = id === undefined ? others : others.filter((token) => deviceIdOf(token) === id);
  for (const token of ended) await statements.run(sql`delete from sessions where token = ${token}`);
  return ended.length;
}

export function wireDevice(row: Row, token: string) {
  return {
    deviceId: deviceIdOf(textOf(row, 'token')),
    userAgent: textOf(row, 'agent'),
    ip: textOf(row, 'address'),
    loginAt: numberOf(row, 'created'),
    isCurrent: textOf(row, 'token') === token,
  };
}

export function wireLogin(row: Row) {
  return {
    loginAt: numberOf(row, 'at'),
    userAgent: textOf(row, 'agent'),
    ip: textOf(row, 'address'),
    success: numberOf(row, 'done') === 1,
  };
}
