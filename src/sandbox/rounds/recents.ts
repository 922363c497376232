import type { Statements } from '../store/query';

/** Puts a game first among those a member played. */
export async function markRecent(statements: Statements, memberId: number, nodeId: number, now: number): Promise<void> {
  await statements.insertInto('recents').orReplace().values({ memberId, nodeId, at: now }).execute();
}
