import { clubLevels } from '../seed/club-levels';
import type { Member } from '../store/members';
import { readNumber, type Statements, sql } from '../store/query';

type Level = (typeof clubLevels)[number];

export type ClubStanding = {
  /** What was staked in all, in units of the currency. */
  readonly turnover: number;
  readonly own: Level | undefined;
  readonly next: Level | undefined;
};

/** Where a member stands in the club: by what was staked, or by the level that the house has given, whichever is higher. */
export async function clubStandingOf(statements: Statements, { id, club }: Member): Promise<ClubStanding> {
  const staked = await readNumber(statements, sql`select sum(stake) from rounds where member_id = ${id}`);
  const turnover = staked / 100;
  const own = clubLevels.findLast(({ requiredTurnover, label }) => requiredTurnover <= turnover || label.EN === club);
  return { turnover, own, next: clubLevels.find(({ level }) => level > (own?.level ?? -1)) };
}
