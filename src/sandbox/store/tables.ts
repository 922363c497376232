import type { Generated, Insertable, Selectable } from 'kysely';
import { hashNumberOf } from '../hash';
import { accountColumns } from './columns/account-columns';
import { moneyColumns } from './columns/money-columns';
import { playColumns } from './columns/play-columns';
import { teamColumns } from './columns/team-columns';

/** Every column of every table. */
const columns = { ...accountColumns, ...moneyColumns, ...teamColumns, ...playColumns };

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

/** A row as it is written. Columns that the database fills may be missing. */
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
  return hashNumberOf([...definitions].join('\n')) >>> 1 || 1;
}

/** The version of the tables of this build. */
export const tablesVersion = versionOf(tables.values());
