import { mainAccount, move, movementTypes } from '../store/ledger';
import { findRow, readAll, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { WireError } from '../wire/wire-error';
import { raffle } from './draws';

/** What a reward is called; its row has the English words. */
export const rewardTitles = {
  gift: { EN: 'Gift of the house', BN: 'আমাদের পক্ষ থেকে উপহার' },
  mission: { EN: 'Mission reward', BN: 'মিশনের পুরস্কার' },
  monthStakes: { EN: 'Stakes of this month', BN: 'এই মাসের বাজি' },
  monthDeposits: { EN: 'Deposits of this month', BN: 'এই মাসের জমা' },
  monthRounds: { EN: 'Rounds of this month', BN: 'এই মাসের রাউন্ড' },
  friend: { EN: 'A friend has joined', BN: 'একজন বন্ধু যোগ দিয়েছেন' },
} as const;

/** I issued, C claimed, E expired. */
export type RewardStatus = 'I' | 'C' | 'E';

/** Most rows of a list. */
const maxRows = 200;
const dayMs = 86_400_000;
/** How long a reward can be claimed. */
const rewardLifeMs = 30 * dayMs;
/** A reward with these cents is held back, so that QA sees a failure. */
const heldCents = 4;

type NewReward = {
  readonly memberId: number;
  /** A promotion type of the platform. */
  readonly kind: string;
  readonly title: string;
  /** Minor units. */
  readonly minor: number;
  readonly at: number;
};

/** Gives a member a reward to claim, and gives its id. */
export async function addReward(statements: Statements, { kind, at, ...reward }: NewReward): Promise<number> {
  const row = { ...reward, promotionType: kind, at, expires: at + rewardLifeMs, state: 'I', claimedAt: null };
  return (await statements.insertInto('rewards').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

/** A member's rewards of a status, the newest first. An unclaimed reward expires by time, whatever its row says. */
export function rewardsOf(
  statements: Statements,
  memberId: number,
  { status, now }: { readonly status: RewardStatus; readonly now: number },
): Promise<readonly Row<'rewards'>[]> {
  return readAll(
    statements,
    sql<Row<'rewards'>>`select * from rewards where member_id = ${memberId} and ${withStatus(status, now)}
      order by coalesce(claimed_at, at) desc, id desc limit ${maxRows}`,
  );
}

function withStatus(status: RewardStatus, now: number) {
  if (status === 'I') return sql`state = 'I' and (expires is null or expires > ${now})`;
  if (status === 'C') return sql`state = 'C'`;
  return sql`(state = 'E' or (state = 'I' and expires <= ${now}))`;
}

type Claim = { readonly memberId: number; readonly id: number; readonly kind: string; readonly now: number };

/** Credits a reward to the wallet, once. */
export async function claimReward(statements: Statements, { memberId, id, kind, now }: Claim): Promise<void> {
  const row = await findRow(statements, 'rewards', { id, memberId });
  // A raffle is drawn by a call of its own.
  if (!row || row.promotionType !== kind || kind === raffle) throw new WireError('reward.none');
  if (row.state === 'C') throw new WireError('reward.claimed');
  const isExpired = row.expires !== null && row.expires <= now;
  if (isExpired || row.state !== 'I') throw new WireError('reward.expired');
  if (row.minor % 100 === heldCents) throw new WireError('reward.held');
  await sql`update rewards set state = 'C', claimed_at = ${now} where id = ${id}`.execute(statements);
  await move(statements, {
    memberId,
    accountType: mainAccount,
    minor: row.minor,
    typeId: movementTypes.bonus,
    at: now,
    orderNo: `REWARD${id}`,
    remark: row.title,
  });
}
