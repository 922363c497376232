import {
  CamelCasePlugin,
  DummyDriver,
  type Generated,
  Kysely,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Cell } from './rows';

/** What is written by named columns. A column is called here as `tables.ts` has it, in camel case. */
type Tables = {
  readonly agentNotices: Notice;
  readonly codes: {
    readonly merchant: string;
    readonly mobile: string;
    readonly code: string;
    readonly sentAt: number;
    readonly expires: number;
    readonly used: Generated<number>;
  };
  readonly consents: {
    readonly code: string;
    readonly merchant: string;
    readonly channel: string;
    readonly subject: string;
    readonly name: string;
    readonly email: string;
    readonly expires: number;
  };
  readonly deposits: MoneyRecord & { readonly mode: string; readonly state: number };
  readonly lotteryDetails: {
    readonly masterId: number;
    readonly memberId: number;
    readonly numero: string;
    readonly phase: number;
    readonly opensAt: number;
    readonly status: number;
    readonly win: number | null;
  };
  readonly lotteryOrders: {
    readonly memberId: number;
    readonly nodeId: number;
    readonly orderNo: string;
    readonly slip: string;
    readonly minor: number;
    readonly phases: number;
    readonly winningStop: number;
    readonly at: number;
  };
  readonly members: {
    readonly id: Generated<number>;
    readonly merchant: string;
    readonly username: string;
    readonly password: string;
    readonly type: number;
    readonly nickname: string | null;
    readonly toUpline: string;
    readonly regDate: number;
    readonly mobile: string | null;
    readonly email: string | null;
    readonly payeeName: string | null;
    readonly qq: string | null;
    readonly club: string | null;
    readonly firstTime: number;
    readonly language: string | null;
    readonly contracts: string | null;
    readonly affiliate: string | null;
    readonly isSingle: number;
    readonly icon: string;
    readonly checksLogin: number;
    readonly paymentPassword: string | null;
    readonly rebates: string | null;
    readonly showsDividend: number;
  };
  readonly messages: Notice;
  readonly movements: {
    readonly memberId: number;
    readonly accountType: number;
    readonly at: number;
    readonly typeId: number;
    readonly minor: number;
    readonly balance: number;
    readonly orderNo: string;
    readonly remark: string | null;
  };
  readonly openRounds: {
    readonly memberId: number;
    readonly id: string;
    readonly nodeId: number;
    readonly stake: number;
    readonly card: number;
    readonly at: number;
  };
  readonly rewards: {
    readonly memberId: number;
    readonly promotionType: string;
    readonly title: string;
    readonly minor: number;
    readonly at: number;
    readonly expires: number | null;
    readonly state: string;
  };
  readonly rounds: {
    readonly id: string;
    readonly memberId: number;
    readonly nodeId: number;
    readonly stake: number;
    readonly win: number;
    readonly at: number;
  };
  readonly wins: {
    readonly merchant: string;
    readonly nodeId: number;
    readonly name: string;
    readonly minor: number;
    readonly at: number;
  };
  readonly wishes: {
    readonly memberId: number;
    readonly key: string;
    readonly call: string;
    readonly content: string;
    readonly code: string;
    readonly value: string;
    readonly at: number;
  };
  readonly withdrawals: MoneyRecord & {
    readonly bank: string;
    readonly status: number;
    readonly remark: string | null;
  };
};

type Notice = {
  readonly memberId: number;
  readonly title: string;
  readonly content: string;
  readonly at: number;
  readonly isRead: number;
};

type MoneyRecord = { readonly memberId: number; readonly ref: string; readonly minor: number; readonly at: number };

/** Writes statements and runs none: `Statements` do, in the store's queue and in its transactions. */
const writer = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  },
  plugins: [new CamelCasePlugin()],
});

/** An insert of named columns, for `Statements.add`. */
export const insertInto = writer.insertInto.bind(writer);

/** A statement that knows its SQL. */
export type Written = { readonly compile: () => { readonly sql: string; readonly parameters: readonly unknown[] } };

/** The text of a statement and its values, in order. */
export function compiled(written: Written): { readonly sql: string; readonly args: Cell[] } {
  const { sql, parameters } = written.compile();
  return { sql, args: parameters.map(toCell) };
}

function toCell(value: unknown): Cell {
  if (value === null || typeof value === 'string' || typeof value === 'number') return value;
  throw new Error(`A value of the type ${typeof value} cannot be kept. Write a text, a number or null.`);
}
