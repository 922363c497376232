import { addResults, emptyResult, type Result } from '../records/results-by-day';
import { idsOf, type TeamMember } from '../team/requested-team';

/** One row of a report of a team. */
export type TeamResult = Result & {
  readonly member: TeamMember;
  /** The number of members whose sums the row adds up. */
  readonly size: number;
  readonly hasBelow: boolean;
  /** The row is the play of the team's top member alone. */
  readonly isOwn: boolean;
};

/** One row for each direct downline with everybody below, and one for the top member's own play. */
export function byDownline(
  top: TeamMember,
  members: readonly TeamMember[],
  results: ReadonlyMap<number, Result>,
): readonly TeamResult[] {
  const depth = idsOf(top.lineage).length;
  const rows = new Map<number, { member: TeamMember; size: number; result: Result }>();
  for (const member of members) {
    const groupId = idsOf(member.lineage)[depth] ?? top.id;
    const row = rows.get(groupId);
    rows.set(groupId, {
      member: member.id === groupId ? member : (row?.member ?? member),
      size: (row?.size ?? 0) + 1,
      result: addResults(row?.result ?? emptyResult, results.get(member.id) ?? emptyResult),
    });
  }
  return sortedRows(
    [...rows.values()].map(({ member, size, result }) => ({
      ...result,
      member,
      size,
      hasBelow: member.id !== top.id && size > 1,
      isOwn: member.id === top.id,
    })),
  );
}

/** One row for each member whose name contains a text, with that member's own play. */
export function bySelf(
  members: readonly TeamMember[],
  results: ReadonlyMap<number, Result>,
  name: string,
): readonly TeamResult[] {
  const superiorIds = new Set(members.map(({ lineage }) => idsOf(lineage).at(-2)));
  const matching = members.filter((member) => member.name.includes(name));
  return sortedRows(
    matching.map((member) => ({
      ...(results.get(member.id) ?? emptyResult),
      member,
      size: 1,
      hasBelow: superiorIds.has(member.id),
      isOwn: false,
    })),
  );
}

/** Without empty rows; the own row first, then the highest stake. */
function sortedRows(rows: readonly TeamResult[]): readonly TeamResult[] {
  return rows
    .filter(({ bet, win, rebate, bonus, deposit, withdraw }) =>
      [bet, win, rebate, bonus, deposit, withdraw].some((sum) => sum !== 0),
    )
    .sort(
      (one, other) =>
        Number(other.isOwn) - Number(one.isOwn) ||
        other.bet - one.bet ||
        (one.member.name < other.member.name ? -1 : 1),
    );
}
