import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { findRow, type Statements, sql } from './query';
import type { NewRow, Row } from './tables';

export type Member = Row<'members'>;

export function addMember(statements: Statements, member: NewRow<'members'>): Promise<Member> {
  const values = { ...member, username: nameOf(member.username) };
  return statements.insertInto('members').values(values).returningAll().executeTakeFirstOrThrow();
}

export function findMember(statements: Statements, merchant: string, username: string): Promise<Member | undefined> {
  return findRow(statements, 'members', { merchant, username: nameOf(username) });
}

export function findMemberByMobile(
  statements: Statements,
  merchant: string,
  mobile: string,
): Promise<Member | undefined> {
  return findRow(statements, 'members', { merchant, mobile });
}

export function findMemberById(statements: Statements, id: number): Promise<Member | undefined> {
  return findRow(statements, 'members', { id });
}

/**
 * Sets a password; it need not be changed at the next login, and failed logins are forgotten. Ends all sessions of the
 * member but the one whose token is `keep`.
 */
export async function changePassword(
  statements: Statements,
  member: Member,
  { password, keep = '' }: { readonly password: string; readonly keep?: string },
): Promise<void> {
  await sql`update members set password = ${passwordHash(password)}, first_time = 0
    where id = ${member.id}`.execute(statements);
  await sql`delete from sessions where member_id = ${member.id} and token <> ${keep}`.execute(statements);
  await sql`delete from login_failures
    where merchant = ${member.merchant} and username = ${member.username}`.execute(statements);
}

export function passwordHash(password: string, salt = randomBytes(8).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, 32, { N: 1024 }).toString('hex')}`;
}

export function isPassword(member: Member, password: string): boolean {
  return isHashOf(member.password, password);
}

/** Whether a password is the one that was hashed. */
export function isHashOf(hash: string, password: string): boolean {
  const [salt = ''] = hash.split(':');
  const typedHash = Buffer.from(passwordHash(password, salt));
  const storedHash = Buffer.from(hash);
  return typedHash.length === storedHash.length && timingSafeEqual(typedHash, storedHash);
}

/** The form in which names are stored and compared: trimmed, lower case, NFC. */
export function nameOf(username: string): string {
  return username.trim().toLowerCase().normalize('NFC');
}
