import { randomBytes } from 'node:crypto';
import { findMemberById, type Member } from './members';
import { findRow, type Statements, sql } from './query';

export type Session = { readonly token: string; readonly merchant: string; readonly member: Member };

/** From where and when a session is opened. */
type SessionOrigin = { readonly address?: string; readonly agent?: string; readonly now: number };

/** Opens a session under the merchant code it is valid for (the trial code for a trial player) and gives its token. */
export async function openSession(
  statements: Statements,
  merchant: string,
  memberId: number,
  { address = '', agent = '', now }: SessionOrigin,
): Promise<string> {
  const token = randomBytes(24).toString('hex');
  await statements.insertInto('sessions').values({ token, merchant, memberId, created: now, address, agent }).execute();
  return token;
}

export async function findSession(statements: Statements, token: string): Promise<Session | undefined> {
  const row = await findRow(statements, 'sessions', { token });
  const member = row && (await findMemberById(statements, row.memberId));
  return member && { token, merchant: row.merchant, member };
}

export async function closeSession(statements: Statements, token: string): Promise<void> {
  await sql`delete from sessions where token = ${token}`.execute(statements);
}
