import type { Generated, Insertable, Selectable } from 'kysely';
import { hashOf } from '../hash';

const id = 'integer primary key';
const key = 'text not null primary key';
const int = 'integer not null';
const text = 'text not null';
const maybeInt = 'integer';
const maybeText = 'text';

/** Every column, in camel case, with its SQLite type. Times are epoch ms, flags 1 or 0. */
const columns = {
  merchants: { code: key, seededAt: int },
  members: {
    id,
    merchant: text,
    username: text,
    password: text,
    type: int,
    nickname: maybeText,
    /** '1' or '0'. */
    toUpline: "text not null default '0'",
    /** Epoch ms. */
    regDate: int,
    mobile: maybeText,
    email: maybeText,
    payeeName: maybeText,
    qq: maybeText,
    club: maybeText,
    firstTime: 'integer not null default 0',
    language: maybeText,
    /** Pending contract requests as the wire names them, JSON text. */
    contracts: maybeText,
    affiliate: maybeText,
    /** One wallet for all vendors. */
    isSingle: 'integer not null default 1',
    /** Id of the picture. */
    icon: "text not null default '0'",
    /** Each login by password must be confirmed with a code. */
    checksLogin: 'integer not null default 0',
    /** Hashed as the password is. */
    paymentPassword: maybeText,
    /** Rebate settings of the member's own as the wire lists them, JSON text. */
    rebates: maybeText,
    /** An agent who takes part in dividends. */
    showsDividend: 'integer not null default 0',
    /** The superior; null at the top. */
    agentId: maybeInt,
    /** Ids from the top down to the own one, `/1/17/230/`; empty until somebody asks for a team. */
    lineage: "text not null default ''",
    /** Epoch ms of the last login of those who were planted. */
    lastLogin: maybeInt,
  },
  sessions: { token: key, merchant: text, memberId: int, created: int, address: text, agent: text },
  /** Tries of a member's password. */
  logins: { id, memberId: int, address: text, agent: text, done: int, at: int },
  loginFailures: { merchant: text, username: text, failures: int },
  captchas: { id: key, answer: text, expires: int },
  codes: {
    id,
    merchant: text,
    mobile: text,
    code: text,
    sentAt: int,
    expires: int,
    used: 'integer not null default 0',
  },
  attempts: { id, key: text, at: int },
  identities: { merchant: text, channel: text, subject: text, memberId: int },
  consents: { code: key, merchant: text, channel: text, subject: text, name: text, email: text, expires: int },
  keyedRequests: { memberId: int, key: text, call: text, content: text, code: text, value: text, at: int },
  wallets: { memberId: int, accountType: int, minor: 'integer not null check (minor >= 0)' },
  /**
   * The house's accounts, the other side of the members' wallets. Minor units; negative where members have the money.
   */
  house: { account: key, minor: int },
  movements: {
    id,
    memberId: int,
    accountType: int,
    at: int,
    typeId: int,
    minor: int,
    balance: int,
    orderNo: text,
    remark: maybeText,
  },
  deposits: { id, memberId: int, ref: text, mode: text, minor: int, at: int, state: int },
  /** A deposit until it is settled; `ref` names its record. Minor units, epoch ms. */
  depositOrders: {
    ref: key,
    memberId: int,
    bankType: text,
    vendorId: text,
    fee: int,
    /** 0: none. */
    promotion: int,
    bonus: int,
    expires: int,
    paidAt: maybeInt,
    /** Addresses of pictures of the payment, JSON text. */
    receipts: maybeText,
  },
  /** Pictures of payments by their address; the content as base64. */
  receipts: { path: key, type: text, content: text, at: int },
  bankCards: {
    id,
    memberId: int,
    bankCode: text,
    bankName: text,
    number: text,
    holder: text,
    province: text,
    city: text,
    branch: text,
    /** BANK or EWALLET. */
    kind: text,
    isDefault: int,
    at: int,
  },
  /** A withdrawal that was made here; seeded ones have only their record. Minor units, epoch ms. */
  withdrawOrders: {
    ref: key,
    memberId: int,
    fee: int,
    /** Number of the account, masked. */
    card: text,
    settled: maybeInt,
  },
  withdrawals: { id, memberId: int, ref: text, bank: text, minor: int, at: int, status: int, remark: maybeText },
  /** The question by its place in the catalogue, the answer as a hash. */
  securityAnswers: { memberId: 'integer not null primary key', question: int, answer: text },
  favourites: { memberId: int, nodeId: int, at: int },
  recents: { memberId: int, nodeId: int, at: int },
  messages: { id, memberId: int, title: text, content: text, at: int, isRead: int },
  /** Claimed rebates: minor units, the rate in hundredths of a percent. */
  rebates: { id, memberId: int, category: text, stake: int, rate: int, minor: int, at: int },
  rewards: {
    id,
    memberId: int,
    promotionType: text,
    title: text,
    minor: int,
    at: int,
    expires: maybeInt,
    /** I issued, C claimed, E expired. */
    state: text,
    claimedAt: maybeInt,
  },
  /** Tickets for a draw; what one won in minor units, once it is used. */
  prizeTickets: { id, memberId: int, kind: text, name: text, at: int, usedAt: maybeInt, minor: int },
  /** Steps of missions that were reached, with the reward of each. */
  missionSteps: {
    memberId: int,
    missionId: int,
    /** The month, `YYYY-MM`. */
    period: text,
    step: int,
    rewardId: int,
  },
  referralCodes: { merchant: text, code: text, memberId: 'integer not null unique' },
  /** Friends whom a member invited. Epoch ms, minor units; the reward is 0 until it is given. */
  invitations: { id, inviterId: int, friendId: 'integer unique', name: text, at: int, reward: int },
  agentNotices: { id, memberId: int, title: text, content: text, at: int, isRead: int },
  /** Links by which accounts are opened below an agent. Epoch ms; the rebates as JSON text. */
  affiliateLinks: {
    id,
    merchant: text,
    agentId: int,
    code: text,
    type: int,
    startAt: int,
    endAt: maybeInt,
    paused: int,
    deleted: int,
    path: text,
    rebates: text,
  },
  /** A downline's share of a red envelope. Minor units; a reason where it was refused. */
  envelopes: {
    id,
    ref: text,
    agentId: int,
    mode: text,
    remark: text,
    at: int,
    memberId: maybeInt,
    name: text,
    minor: int,
    reason: text,
  },
  tickets: { ticket: key, memberId: int, nodeId: int, at: int },
  rounds: { id: key, memberId: int, nodeId: int, stake: int, win: int, at: int },
  wins: { id, merchant: text, nodeId: int, name: text, minor: int, at: int },
  openRounds: { memberId: 'integer not null primary key', id: text, nodeId: int, stake: int, card: int, at: int },
  lotteryOrders: {
    id,
    memberId: int,
    nodeId: int,
    orderNo: text,
    slip: text,
    minor: int,
    phases: int,
    winningStop: int,
    at: int,
  },
  lotteryDetails: {
    id,
    masterId: int,
    memberId: int,
    numero: text,
    phase: int,
    opensAt: int,
    status: int,
    win: maybeInt,
  },
  limits: {
    memberId: int,
    kind: text,
    /** Days. */
    period: int,
    /** Minor units, or minutes; null = none. */
    amount: maybeInt,
    nextAmount: maybeInt,
    nextAt: maybeInt,
  },
  /** Without an end = for good. */
  pauses: { memberId: 'integer not null primary key', kind: text, until: maybeInt, at: int },
  /** Times with an open game, epoch ms. */
  playSpans: {
    id,
    memberId: int,
    began: int,
    last: int,
    /** 1 = the player turned away: the next sign begins another. */
    ended: int,
  },
  /** What a member set of limits and pauses. */
  playChanges: { id, memberId: int, at: int, action: text, kind: maybeText, days: int, amount: maybeInt },
  contracts: {
    id,
    merchant: text,
    kind: text,
    /** The member who offers the contract; 0 for the house. */
    agentId: int,
    receiverId: int,
    status: text,
    /** The side that sent the pending request. */
    askedBy: int,
    /** The number of moves so far. An answer to an older number is refused. */
    moves: int,
    /** JSON text. */
    terms: text,
    nextTerms: maybeText,
    createdAt: int,
    processedAt: maybeInt,
    /** The time up to which the contract has been paid. */
    settledAt: int,
  },
  contractActs: {
    id,
    contractId: int,
    at: int,
    action: text,
    /** The member, 0 for the house. */
    by: int,
  },
  /** What a contract paid. Minor units; the rate in hundredths, as its terms have it. */
  contractPayouts: {
    id,
    contractId: int,
    at: int,
    turnover: int,
    profit: int,
    active: int,
    rateType: text,
    rate: int,
    minor: int,
    paid: int,
  },
  scenarios: { merchant: key, scenario: text },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Keys of several columns, in SQLite's names. */
const constraints: { readonly [T in Table]?: string } = {
  members: 'unique (merchant, username)',
  loginFailures: 'primary key (merchant, username)',
  identities: 'primary key (merchant, channel, subject)',
  keyedRequests: 'primary key (member_id, key)',
  wallets: 'primary key (member_id, account_type)',
  bankCards: 'unique (member_id, number)',
  favourites: 'primary key (member_id, node_id)',
  recents: 'primary key (member_id, node_id)',
  missionSteps: 'primary key (member_id, mission_id, period, step)',
  referralCodes: 'primary key (merchant, code)',
  affiliateLinks: 'unique (merchant, code)',
  limits: 'primary key (member_id, kind, period)',
};

type Columns = typeof columns;
export type Table = keyof Columns;

/** What a column holds: `text` is a string, any other a number; without `not null` it may be null. */
type Cell<Type> = Type extends `text${string}` ? string : number;
type Column<Type> = Type extends 'integer primary key' | `${string}default${string}`
  ? Generated<Cell<Type>>
  : Type extends `${string}not null${string}`
    ? Cell<Type>
    : Cell<Type> | null;

/** The tables in Kysely's types. */
export type Tables = { readonly [T in Table]: { readonly [C in keyof Columns[T]]: Column<Columns[T][C]> } };

/** A row as it is read. */
export type Row<T extends Table> = Selectable<Tables[T]>;

/** A row as it is written: without what the database gives it. */
export type NewRow<T extends Table> = Insertable<Tables[T]>;

/** A table or a column as SQLite has it: `memberId` → `member_id`. */
export function toSnake(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** Table name → the statement that creates it. */
export const tables: ReadonlyMap<string, string> = new Map(
  Object.entries(columns).map(([table, types]) => [toSnake(table), creationSql(table, types)]),
);

function creationSql(table: string, types: Readonly<Record<string, string>>): string {
  const [, constraint] = Object.entries(constraints).find(([name]) => name === table) ?? [];
  const parts = Object.entries(types).map(([column, type]) => `${toSnake(column)} ${type}`);
  return `create table if not exists ${toSnake(table)} (${[...parts, ...(constraint ? [constraint] : [])].join(', ')})`;
}

/** Tables of earlier builds; others in the same database may belong to somebody else. */
export const formerTables: readonly string[] = ['requests', 'wishes'];

/** A number that changes with any definition: 1 to 2³¹-1, as SQLite keeps it. */
export function versionOf(definitions: Iterable<string>): number {
  return hashOf([...definitions].join('\n')) >>> 1 || 1;
}

/** The version of the tables of this build. */
export const tablesVersion = versionOf(tables.values());
