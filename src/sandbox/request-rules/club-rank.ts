import { clubLevels } from '../seed/club-levels';
import type { Member } from '../store/members';
import { readNumber, type Statements, sql } from '../store/query';

type Level = (typeof clubLevels)[number];

export type ClubRank = {
  /** All stakes, in units of the currency. */
  readonly turnover: number;
  readonly currentLevel: Level | undefined;
  readonly nextLevel: Level | undefined;
};

/** A member's club level: by stakes, or as the house has set it, whichever is higher. */
export async function clubRankOf(statements: Statements, { id, club }: Member): Promise<ClubRank> {
  const stakedMinor = await readNumber(statements, sql`select sum(stake) from rounds where member_id = ${id}`);
  const turnover = stakedMinor / 100;
  const currentLevel = clubLevels.findLast(
    ({ requiredTurnover, label }) => requiredTurnover <= turnover || label.EN === club,
  );
  return { turnover, currentLevel, nextLevel: clubLevels.find(({ level }) => level > (currentLevel?.level ?? -1)) };
}
