import { randomBytes, scryptSync, timingSafeEqual } from 'node:crypto';
import { insertInto } from './query';
import { numberOf, type Row, type Statements, textOf, textOrNull } from './rows';

export type Member = {
  readonly id: number;
  readonly merchant: string;
  readonly username: string;
  readonly password: string;
  readonly type: number;
  readonly nickname: string | null;
  /** '1' or '0'. */
  readonly toUpline: string;
  /** Epoch ms. */
  readonly regDate: number;
  readonly mobile: string | null;
  readonly email: string | null;
  readonly payeeName: string | null;
  readonly qq: string | null;
  readonly club: string | null;
  readonly firstTime: boolean;
  readonly language: string | null;
  /** Pending contract requests as the wire names them, JSON text. */
  readonly contracts: string | null;
  readonly affiliate: string | null;
  /** One wallet for all vendors. */
  readonly isSingle: boolean;
  /** Id of the picture. */
  readonly icon: string;
  /** Each login by password must be confirmed with a code. */
  readonly checksLogin: boolean;
  /** Hashed as the password is. */
  readonly paymentPassword: string | null;
  /** Rebate settings of the member's own as the wire lists them, JSON text. */
  readonly rebates: string | null;
  /** An agent who takes part in dividends. */
  readonly showsDividend: boolean;
};

export type NewMember = Omit<Member, 'id'> & { readonly id?: number };

/** Adds a member and gives the id. */
export async function addMember(statements: Statements, member: NewMember): Promise<number> {
  const { merchant, username } = member;
  await statements.add(insertInto('members').values(columnsOf(member)));
  const added = await findMember(statements, merchant, username);
  return added?.id ?? 0;
}

export async function findMember(
  statements: Statements,
  merchant: string,
  username: string,
): Promise<Member | undefined> {
  const row = await statements.first(
    'select * from members where merchant = ? and username = ?',
    merchant,
    username.trim().toLowerCase(),
  );
  return row && memberOf(row);
}

export async function findMemberByMobile(
  statements: Statements,
  merchant: string,
  mobile: string,
): Promise<Member | undefined> {
  const row = await statements.first('select * from members where merchant = ? and mobile = ?', merchant, mobile);
  return row && memberOf(row);
}

export async function findMemberById(statements: Statements, id: number): Promise<Member | undefined> {
  const row = await statements.first('select * from members where id = ?', id);
  return row && memberOf(row);
}

/** Sets a password; first logins and failures are over with it. Other sessions of the member end, but for `keep`. */
export async function changePassword(
  statements: Statements,
  member: Member,
  { password, keep = '' }: { readonly password: string; readonly keep?: string },
): Promise<void> {
  await statements.run(
    'update members set password = ?, first_time = 0 where id = ?',
    passwordHash(password),
    member.id,
  );
  await statements.run('delete from sessions where member_id = ? and token <> ?', member.id, keep);
  await statements.run(
    'delete from login_failures where merchant = ? and username = ?',
    member.merchant,
    member.username,
  );
}

export function passwordHash(password: string, salt = randomBytes(8).toString('hex')): string {
  return `${salt}:${scryptSync(password, salt, 32, { N: 1024 }).toString('hex')}`;
}

export function isPassword(member: Member, password: string): boolean {
  const [salt = ''] = member.password.split(':');
  const given = Buffer.from(passwordHash(password, salt));
  const kept = Buffer.from(member.password);
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
} as const;

/** One by one: what else an account may carry is no column. */
function columnsOf(member: NewMember) {
  const { id, merchant, username, password, type, nickname, toUpline, regDate, mobile, email, payeeName, qq } = member;
  const { club, language, contracts, affiliate, icon, paymentPassword, rebates } = member;
  const texts = { nickname, toUpline, mobile, email, payeeName, qq, club, language, contracts, affiliate, icon };
  return {
    ...(id === undefined ? {} : { id }),
    ...texts,
    merchant,
    username: username.toLowerCase(),
    password,
    type,
    regDate,
    firstTime: member.firstTime ? 1 : 0,
    isSingle: member.isSingle ? 1 : 0,
    checksLogin: member.checksLogin ? 1 : 0,
    paymentPassword,
    rebates,
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
  };
}
