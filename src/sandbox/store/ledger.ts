import { findRow, type Statements, sql } from './query';

/** The type of the main wallet's account on the wire. */
export const mainAccount = 2;

export const movementTypes = {
  bonus: 1001,
  rebate: 1002,
  deposit: 1000,
  withdraw: 2000,
  withdrawRefund: 2001,
  transferOut: 2004,
  transferIn: 2003,
  bet: 3001,
  win: 3002,
  lotteryBet: 4001,
  lotteryWin: 4002,
  lotteryRefund: 4003,
} as const;

/** The house's accounts: the other side of every movement, so that all wallets and accounts add up to 0. */
export const houseAccounts = {
  bank: ['deposit', 'withdraw', 'withdrawRefund'],
  games: ['bet', 'win'],
  lottery: ['lotteryBet', 'lotteryWin', 'lotteryRefund'],
  gifts: ['bonus', 'rebate'],
  // 0 for transfers between wallets or members; not for those to a superior outside of the sandbox.
  transfers: ['transferIn', 'transferOut'],
} as const satisfies { readonly [account: string]: readonly (keyof typeof movementTypes)[] };

const accountOfType: ReadonlyMap<number, string> = new Map(
  Object.entries(houseAccounts).flatMap(([account, types]) =>
    types.map((type): [number, string] => [movementTypes[type], account]),
  ),
);

/** The account of the house that a movement of a type goes against. */
export function houseAccountOf(typeId: number): string {
  const account = accountOfType.get(typeId);
  if (account === undefined)
    throw new Error(`Movements of type ${typeId} have no account of the house. Add the type to houseAccounts.`);
  return account;
}

export type Movement = {
  readonly memberId: number;
  readonly accountType: number;
  /** Minor units; negative = out. */
  readonly minor: number;
  readonly typeId: number;
  readonly at: number;
  readonly orderNo: string;
  readonly remark: string;
};

/**
 * Moves money and stores the movement. Gives the new balance in minor units; undefined where the balance is too low.
 */
export async function move(statements: Statements, movement: Movement): Promise<number | undefined> {
  const { memberId, accountType, minor, typeId, at, orderNo, remark } = movement;
  const balance = (await balanceOf(statements, memberId, accountType)) + minor;
  if (balance < 0) return undefined;
  await statements
    .insertInto('wallets')
    .values({ memberId, accountType, minor: balance })
    .onConflict((row) => row.columns(['memberId', 'accountType']).doUpdateSet({ minor: balance }))
    .execute();
  await statements
    .insertInto('movements')
    .values({ memberId, accountType, at, typeId, minor, balance, orderNo, remark })
    .execute();
  await bookAgainstHouse(statements, typeId, minor);
  return balance;
}

/** Books the house's side of movements of one type; `minor` is their sum. */
export async function bookAgainstHouse(statements: Statements, typeId: number, minor: number): Promise<void> {
  const account = houseAccountOf(typeId);
  await sql`insert into house (account, minor) values (${account}, ${-minor})
      on conflict (account) do update set minor = minor + excluded.minor`.execute(statements);
}

/** Minor units of one wallet; 0 where it does not exist yet. */
export async function balanceOf(statements: Statements, memberId: number, accountType: number): Promise<number> {
  const row = await findRow(statements, 'wallets', { memberId, accountType });
  return row?.minor ?? 0;
}
