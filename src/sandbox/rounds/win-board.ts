import type { Member } from '../store/members';
import type { Statements } from '../store/query';

/** The least win on the winner board, minor units. */
const boardMinimum = 10_000;

type Win = { readonly member: Member; readonly nodeId: number; readonly win: number; readonly now: number };

/** Puts a win on the board of the member's merchant, the name half hidden; small wins stay off it. */
export async function putOnBoard(statements: Statements, { member, nodeId, win, now }: Win): Promise<void> {
  if (win < boardMinimum) return;
  const { merchant, username } = member;
  const name = `${username.slice(0, 2)}***${username.slice(-1)}`;
  await statements.insertInto('wins').values({ merchant, nodeId, name, minor: win, at: now }).execute();
}
