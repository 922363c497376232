import type { Generated, Insertable, Selectable } from 'kysely';
import { hashOf } from '../hash';

const id = 'integer primary key';
const integer = 'integer not null';
const text = 'text not null';

/** Every column, in camel case, with its SQLite type. Times are epoch ms, flags 1 or 0. */
const columns = {
  merchants: { code: 'text not null primary key', seededAt: integer },
  members: {
    id,
    merchant: text,
    username: text,
    password: text,
    type: integer,
    nickname: 'text',
    /** '1' or '0'. */
    toUpline: "text not null default '0'",
    /** Epoch ms. */
    regDate: integer,
    mobile: 'text',
    email: 'text',
    payeeName: 'text',
    qq: 'text',
    club: 'text',
    firstTime: 'integer not null default 0',
    language: 'text',
    /** Pending contract requests as the wire names them, JSON text. */
    contracts: 'text',
    affiliate: 'text',
    /** One wallet for all vendors. */
    isSingle: 'integer not null default 1',
    /** Id of the picture. */
    icon: "text not null default '0'",
    /** Each login by password must be confirmed with a code. */
    checksLogin: 'integer not null default 0',
    /** Hashed as the password is. */
    paymentPassword: 'text',
    /** Rebate settings of the member's own as the wire lists them, JSON text. */
    rebates: 'text',
    /** An agent who takes part in dividends. */
    showsDividend: 'integer not null default 0',
    /** The superior; null at the top. */
    agentId: 'integer',
    /** Ids from the top down to the own one, `/1/17/230/`; empty until somebody asks for a team. */
    lineage: "text not null default ''",
    /** Epoch ms of the last login of those who were planted. */
    lastLogin: 'integer',
  },
  sessions: {
    token: 'text not null primary key',
    merchant: text,
    memberId: integer,
    created: integer,
    address: text,
    agent: text,
  },
  /** Tries of a member's password. */
  logins: { id, memberId: integer, address: text, agent: text, done: integer, at: integer },
  loginFailures: { merchant: text, username: text, failures: integer },
  captchas: { id: 'text not null primary key', answer: text, expires: integer },
  codes: {
    id,
    merchant: text,
    mobile: text,
    code: text,
    sentAt: integer,
    expires: integer,
    used: 'integer not null default 0',
  },
  attempts: { id, key: text, at: integer },
  identities: { merchant: text, channel: text, subject: text, memberId: integer },
  consents: {
    code: 'text not null primary key',
    merchant: text,
    channel: text,
    subject: text,
    name: text,
    email: text,
    expires: integer,
  },
  keyedRequests: { memberId: integer, key: text, call: text, content: text, code: text, value: text, at: integer },
  wallets: { memberId: integer, accountType: integer, minor: 'integer not null check (minor >= 0)' },
  /**
   * The house's accounts, the other side of the members' wallets. Minor units; negative where members have the money.
   */
  house: { account: 'text not null primary key', minor: integer },
  movements: {
    id,
    memberId: integer,
    accountType: integer,
    at: integer,
    typeId: integer,
    minor: integer,
    balance: integer,
    orderNo: text,
    remark: 'text',
  },
  deposits: { id, memberId: integer, ref: text, mode: text, minor: integer, at: integer, state: integer },
  /** A deposit until it is settled; `ref` names its record. Minor units, epoch ms. */
  depositOrders: {
    ref: 'text not null primary key',
    memberId: integer,
    bankType: text,
    vendorId: text,
    fee: integer,
    /** 0: none. */
    promotion: integer,
    bonus: integer,
    expires: integer,
    paidAt: 'integer',
    /** Addresses of pictures of the payment, JSON text. */
    receipts: 'text',
  },
  /** Pictures of payments by their address; the content as base64. */
  receipts: { path: 'text not null primary key', type: text, content: text, at: integer },
  bankCards: {
    id,
    memberId: integer,
    bankCode: text,
    bankName: text,
    number: text,
    holder: text,
    province: text,
    city: text,
    branch: text,
    /** BANK or EWALLET. */
    kind: text,
    isDefault: integer,
    at: integer,
  },
  /** A withdrawal that was made here; seeded ones have only their record. Minor units, epoch ms. */
  withdrawOrders: {
    ref: 'text not null primary key',
    memberId: integer,
    fee: integer,
    /** Number of the account, masked. */
    card: text,
    settled: 'integer',
  },
  withdrawals: {
    id,
    memberId: integer,
    ref: text,
    bank: text,
    minor: integer,
    at: integer,
    status: integer,
    remark: 'text',
  },
  /** The question by its place in the catalogue, the answer as a hash. */
  securityAnswers: { memberId: 'integer not null primary key', question: integer, answer: text },
  favourites: { memberId: integer, nodeId: integer, at: integer },
  recents: { memberId: integer, nodeId: integer, at: integer },
  messages: { id, memberId: integer, title: text, content: text, at: integer, isRead: integer },
  /** Claimed rebates: minor units, the rate in hundredths of a percent. */
  rebates: { id, memberId: integer, category: text, stake: integer, rate: integer, minor: integer, at: integer },
  rewards: {
    id,
    memberId: integer,
    promotionType: text,
    title: text,
    minor: integer,
    at: integer,
    expires: 'integer',
    /** I issued, C claimed, E expired. */
    state: text,
    claimedAt: 'integer',
  },
  /** Tickets for a draw; what one won in minor units, once it is used. */
  prizeTickets: { id, memberId: integer, kind: text, name: text, at: integer, usedAt: 'integer', minor: integer },
  /** Steps of missions that were reached, with the reward of each. */
  missionSteps: {
    memberId: integer,
    missionId: integer,
    /** The month, `YYYY-MM`. */
    period: text,
    step: integer,
    rewardId: integer,
  },
  referralCodes: { merchant: text, code: text, memberId: 'integer not null unique' },
  /** Who registered with whose code. Epoch ms, minor units; the reward is 0 until it is given. */
  invitations: { id, inviterId: integer, friendId: 'integer unique', name: text, at: integer, reward: integer },
  agentNotices: { id, memberId: integer, title: text, content: text, at: integer, isRead: integer },
  /** Links by which accounts are opened below an agent. Epoch ms; the rebates as JSON text. */
  affiliateLinks: {
    id,
    merchant: text,
    agentId: integer,
    code: text,
    type: integer,
    startAt: integer,
    endAt: 'integer',
    paused: integer,
    deleted: integer,
    path: text,
    rebates: text,
  },
  /** A downline's share of a red envelope. Minor units; a reason where it was refused. */
  envelopes: {
    id,
    ref: text,
    agentId: integer,
    mode: text,
    remark: text,
    at: integer,
    memberId: 'integer',
    name: text,
    minor: integer,
    reason: text,
  },
  tickets: { ticket: 'text not null primary key', memberId: integer, nodeId: integer, at: integer },
  rounds: {
    id: 'text not null primary key',
    memberId: integer,
    nodeId: integer,
    stake: integer,
    win: integer,
    at: integer,
  },
  wins: { id, merchant: text, nodeId: integer, name: text, minor: integer, at: integer },
  openRounds: {
    memberId: 'integer not null primary key',
    id: text,
    nodeId: integer,
    stake: integer,
    card: integer,
    at: integer,
  },
  lotteryOrders: {
    id,
    memberId: integer,
    nodeId: integer,
    orderNo: text,
    slip: text,
    minor: integer,
    phases: integer,
    winningStop: integer,
    at: integer,
  },
  lotteryDetails: {
    id,
    masterId: integer,
    memberId: integer,
    numero: text,
    phase: integer,
    opensAt: integer,
    status: integer,
    win: 'integer',
  },
  limits: {
    memberId: integer,
    kind: text,
    /** Days. */
    period: integer,
    /** Minor units, or minutes; null = none. */
    amount: 'integer',
    nextAmount: 'integer',
    nextAt: 'integer',
  },
  /** Without an end = for good. */
  pauses: { memberId: 'integer not null primary key', kind: text, until: 'integer', at: integer },
  /** Times with an open game, epoch ms. */
  playSpans: {
    id,
    memberId: integer,
    began: integer,
    last: integer,
    /** 1 = the player turned away: the next sign begins another. */
    ended: integer,
  },
  /** What a member set of limits and pauses. */
  playChanges: { id, memberId: integer, at: integer, action: text, kind: 'text', days: integer, amount: 'integer' },
  contracts: {
    id,
    merchant: text,
    kind: text,
    /** Who offers it, 0 for the house. */
    agentId: integer,
    receiverId: integer,
    status: text,
    /** Who asked for what waits. */
    askedBy: integer,
    /** Counts its moves; an answer to an older count is refused. */
    moves: integer,
    /** JSON text. */
    terms: text,
    nextTerms: 'text',
    createdAt: integer,
    processedAt: 'integer',
    /** Up to when it has been paid for. */
    settledAt: integer,
  },
  contractActs: {
    id,
    contractId: integer,
    at: integer,
    action: text,
    /** The member, 0 for the house. */
    by: integer,
  },
  /** What a contract paid. Minor units; the rate in hundredths, as its terms have it. */
  contractPayouts: {
    id,
    contractId: integer,
    at: integer,
    turnover: integer,
    profit: integer,
    active: integer,
    rateType: text,
    rate: integer,
    minor: integer,
    paid: integer,
  },
  scenarios: { merchant: 'text not null primary key', scenario: text },
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
  Object.entries(columns).map(([table, types]) => [toSnake(table), creation(table, types)]),
);

function creation(table: string, types: Readonly<Record<string, string>>): string {
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
