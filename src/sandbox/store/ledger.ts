import { insertInto, sql } from './query';
import { numberOf, type Statements } from './rows';

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

/** Moves money and writes it down. Gives the new balance in minor units, or nothing where the balance is too low. */
export async function move(statements: Statements, movement: Movement): Promise<number | undefined> {
  const { memberId, accountType, minor, typeId, at, orderNo, remark } = movement;
  const balance = (await balanceOf(statements, memberId, accountType)) + minor;
  if (balance < 0) return undefined;
  await statements.run(
    insertInto('wallets')
      .values({ memberId, accountType, minor: balance })
      .onConflict((row) => row.columns(['memberId', 'accountType']).doUpdateSet({ minor: balance })),
  );
  await statements.run(
    insertInto('movements').values({ memberId, accountType, at, typeId, minor, balance, orderNo, remark }),
  );
  return balance;
}

/** Minor units of one wallet; 0 where it does not exist yet. */
export async function balanceOf(statements: Statements, memberId: number, accountType: number): Promise<number> {
  const row = await statements.first(
    sql`select minor from wallets where member_id = ${memberId} and account_type = ${accountType}`,
  );
  return row ? numberOf(row, 'minor') : 0;
}
