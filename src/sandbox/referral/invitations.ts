import { addReward, rewardTitles } from '../rewards/rewards';
import { findRow, findRows, readOne, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';

/** The reward for a friend's first deposit, in minor units. */
export const friendReward = 50_000;

type Invitation = {
  readonly inviterId: number;
  /** Null for seeded friends: they have no account. */
  readonly friendId: number | null;
  readonly name: string;
  readonly at: number;
  /** Minor units; 0 as long as nothing was given. */
  readonly reward: number;
};

export async function addInvitation(statements: Statements, invitation: Invitation): Promise<void> {
  await statements.insertInto('invitations').values(invitation).execute();
}

/** A friend's first deposit brings a reward to the member who invited them, once; it waits to be claimed. */
export async function rewardInviter(statements: Statements, friendId: number, at: number): Promise<void> {
  const row = await findRow(statements, 'invitations', { friendId, reward: 0 });
  if (!row) return;
  await sql`update invitations set reward = ${friendReward} where id = ${row.id}`.execute(statements);
  await addReward(statements, {
    memberId: row.inviterId,
    kind: 'REFERRAL',
    title: rewardTitles.friend.EN,
    minor: friendReward,
    at,
  });
}

/** One page of a member's friends, from 1, the newest first. */
export function friendsOf(
  statements: Statements,
  inviterId: number,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<readonly Row<'invitations'>[]> {
  const newestFirst = sql`order by at desc, id desc limit ${size} offset ${(page - 1) * size}`;
  return findRows(statements, 'invitations', { inviterId }, newestFirst);
}

type InvitationSums = { readonly total: number; readonly lately: number; readonly reward: number };

/** How many friends have come, how many since a moment (epoch ms), and the sum of rewards (minor units). */
export function invitationSums(statements: Statements, inviterId: number, since: number) {
  return readOne(
    statements,
    sql<InvitationSums>`select count(*) as total, coalesce(sum(at >= ${since}), 0) as lately,
        coalesce(sum(reward), 0) as reward
      from invitations where inviter_id = ${inviterId}`,
  );
}

/** A name that only the member recognises: its first two letters and its last. */
export function maskedName({ name }: { readonly name: string }): string {
  const letters = [...name];
  return `${letters.slice(0, 2).join('')}***${letters.length > 2 ? letters.at(-1) : ''}`;
}
