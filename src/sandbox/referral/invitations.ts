import { addReward, rewardTitles } from '../rewards/rewards';
import { insertInto, sql } from '../store/query';
import { numberOf, type Row, type Statements, textOf } from '../store/rows';

/** What a member is given when a friend's first deposit has come, in minor units. */
export const friendReward = 50_000;

type Invitation = {
  readonly inviterId: number;
  /** None for friends of the seed, who have no account. */
  readonly friendId: number | null;
  readonly name: string;
  readonly at: number;
  /** Minor units; 0 as long as nothing was given. */
  readonly reward: number;
};

export async function addInvitation(statements: Statements, invitation: Invitation): Promise<void> {
  await statements.run(insertInto('invitations').values(invitation));
}

/** The first money that a friend puts in is worth a reward to who invited them: once, and to be claimed. */
export async function rewardInviter(statements: Statements, friendId: number, at: number): Promise<void> {
  const row = await statements.first(
    sql`select id, inviter_id from invitations where friend_id = ${friendId} and reward = 0`,
  );
  if (!row) return;
  await statements.run(sql`update invitations set reward = ${friendReward} where id = ${numberOf(row, 'id')}`);
  await addReward(statements, {
    memberId: numberOf(row, 'inviter_id'),
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
): Promise<readonly Row[]> {
  return statements.rows(
    sql`select * from invitations where inviter_id = ${inviterId} order by at desc, id desc limit ${size} offset ${(page - 1) * size}`,
  );
}

/** How many friends have come, how many of them since a moment (epoch ms), and what was given for them (minor units). */
export async function invitationSums(statements: Statements, inviterId: number, since: number) {
  const row = await statements.first(
    sql`select count(*) as total, coalesce(sum(at >= ${since}), 0) as lately, coalesce(sum(reward), 0) as reward
      from invitations where inviter_id = ${inviterId}`,
  );
  const sum = (name: string) => (row ? numberOf(row, name) : 0);
  return { total: sum('total'), lately: sum('lately'), reward: sum('reward') };
}

/** A name that tells the member who it is and nobody else: its first two letters and its last. */
export function maskedName(row: Row): string {
  const letters = [...textOf(row, 'name')];
  return `${letters.slice(0, 2).join('')}***${letters.length > 2 ? letters.at(-1) : ''}`;
}
