import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import type { Columns } from './columns';
import type { NewRow } from './insert-rows';
import { insertInto, sql } from './query';
import { numberOf, type Row, type Statements, textOf, textOrNull } from './rows';

type Flag = 'firstTime' | 'isSingle' | 'checksLogin' | 'showsDividend';

/** A row of `members`, its flags as such. */
export type Member = Omit<Columns['members'], 'id' | 'lineage' | 'lastLogin' | Flag> & {
  readonly [Name in Flag]: boolean;
} & {
  readonly id: number;
};

export type NewMember = Omit<Member, 'id'> & { readonly id?: number };

/** Adds a member and gives the id. */
export async function addMember(statements: Statements, member: NewMember): Promise<number> {
  const { merchant, username } = member;
  await statements.run(insertInto('members').values(memberRow(member)));
  const added = await findMember(statements, merchant, username);
  return added?.id ?? 0;
}

export async function findMember(
  statements: Statements,
  merchant: string,
  username: string,
): Promise<Member | undefined> {
  const row = await statements.first(
    sql`select * from members where merchant = ${merchant} and username = ${nameOf(username)}`,
  );
  return row && memberOf(row);
}

export async function findMemberByMobile(
  statements: Statements,
  merchant: string,
  mobile: string,
): Promise<Member | undefined> {
  const row = await statements.first(sql`select * from members where merchant = ${merchant} and mobile = ${mobile}`);
  return row && memberOf(row);
}

export async function findMemberById(statements: Statements, id: number): Promise<Member | undefined> {
  const row = await statements.first(sql`select * from members where id = ${id}`);
  return row && memberOf(row);
}

/** Sets a password; first logins and failures are over with it. Other sessions of the member end, but for `keep`. */
export async function changePassword(
  statements: Statements,
  member: Member,
  { password, keep = '' }: { readonly password: string; readonly keep?: string },
): Promise<void> {
  await statements.run(
    sql`update members set password = ${passwordHash(password)}, first_time = 0 where id = ${member.id}`,
  );
  await statements.run(sql`delete from sessions where member_id = ${member.id} and token <> ${keep}`);
  await statements.run(
    sql`delete from login_failures where merchant = ${member.merchant} and username = ${member.username}`,
  );
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
  const given = Buffer.from(passwordHash(password, salt));
  const kept = Buffer.from(hash);
  return given.length === kept.length && timingSafeEqual(given, kept);
}

/** A plain member with nothing filled in. */
export const blankMember = {
  nickname: null,
  toUpline: '0',
  mobile: null,
  email: null,
  payeeName: null,
  qq: null,
  club: null,
  firstTime: false,
  language: null,
  contracts: null,
  affiliate: null,
  isSingle: true,
  icon: '0',
  checksLogin: false,
  paymentPassword: null,
  rebates: null,
  showsDividend: false,
  agentId: null,
} as const;

/** As names are kept and looked for: in one case, and in one form of their signs. */
export function nameOf(username: string): string {
  return username.trim().toLowerCase().normalize('NFC');
}

/** A member as the table has it. One by one: what else an account may carry is no column. */
export function memberRow(member: NewMember): NewRow<'members'> {
  const { merchant, username, password, type, nickname, toUpline, regDate, mobile, email, payeeName, qq } = member;
  const { club, language, contracts, affiliate, icon, paymentPassword, rebates, agentId } = member;
  return {
    ...(member.id === undefined ? {} : { id: member.id }),
    ...{ merchant, password, type, nickname, toUpline, regDate, mobile, email, payeeName, qq },
    ...{ club, language, contracts, affiliate, icon, paymentPassword, rebates, agentId },
    username: nameOf(username),
    firstTime: member.firstTime ? 1 : 0,
    isSingle: member.isSingle ? 1 : 0,
    checksLogin: member.checksLogin ? 1 : 0,
    showsDividend: member.showsDividend ? 1 : 0,
  };
}

function memberOf(row: Row): Member {
  return {
    id: numberOf(row, 'id'),
    merchant: textOf(row, 'merchant'),
    username: textOf(row, 'username'),
    password: textOf(row, 'password'),
    type: numberOf(row, 'type'),
    nickname: textOrNull(row, 'nickname'),
    toUpline: textOf(row, 'to_upline'),
    regDate: numberOf(row, 'reg_date'),
    mobile: textOrNull(row, 'mobile'),
    email: textOrNull(row, 'email'),
    payeeName: textOrNull(row, 'payee_name'),
    qq: textOrNull(row, 'qq'),
    club: textOrNull(row, 'club'),
    firstTime: numberOf(row, 'first_time') === 1,
    language: textOrNull(row, 'language'),
    contracts: textOrNull(row, 'contracts'),
    affiliate: textOrNull(row, 'affiliate'),
    isSingle: numberOf(row, 'is_single') === 1,
    icon: textOf(row, 'icon'),
    checksLogin: numberOf(row, 'checks_login') === 1,
    paymentPassword: textOrNull(row, 'payment_password'),
    rebates: textOrNull(row, 'rebates'),
    showsDividend: numberOf(row, 'shows_dividend') === 1,
    agentId: row.agent_id === null ? null : numberOf(row, 'agent_id'),
  };
}
