import {
  addResults,
  type DayResult,
  emptyResult,
  gamesByDay,
  gamesByMember,
  lotteryByDay,
  lotteryByMember,
} from '../records/results-by-day';
import { movementTypes } from '../store/ledger';
import { readAll, readOne, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { wallClock } from '../wall-clock';
import { inTeam, type TeamMember } from './requested-team';

export type OverviewRequest = {
  readonly top: TeamMember;
  /** Epoch ms. */
  readonly start: number;
  readonly end: number;
  readonly now: number;
  readonly timeZone: string;
};

/** Types of stakes: a member with one of these has played. */
const stakeTypes = [movementTypes.bet, movementTypes.lotteryBet];

/** A member is online this long after the last login, ms. */
const onlineMs = 15 * 60_000;

type Counts = {
  readonly [Name in 'members' | 'logins' | 'online' | 'registered' | 'inactive' | 'minor' | 'players']: number;
};

/**
 * Counts of the members below an agent: logged in, played, registered, online, inactive, all; and their money in minor
 * units. Only each member's last login is stored, so a player counts as logged in.
 */
export function countsOf(statements: Statements, { top, start, end, now }: OverviewRequest): Promise<Counts> {
  return readOne(
    statements,
    sql<Counts>`with team as (${teamWithLogins(top)}),
      players as (select distinct member_id from movements where type_id in (${sql.join(stakeTypes)})
        and at between ${start} and ${end} and member_id in (select id from team))
      select count(*) as members,
        coalesce(sum(coalesce(seen between ${start} and ${end}, 0)
          or id in (select member_id from players)), 0) as logins,
        coalesce(sum(seen > ${now - onlineMs}), 0) as online,
        coalesce(sum(reg_date between ${start} and ${end}), 0) as registered,
        coalesce(sum(coalesce(seen, 0) < ${start}), 0) as inactive,
        (select coalesce(sum(minor), 0) from wallets where member_id in (select id from team)) as minor,
        (select count(*) from players) as players
      from team`,
  );
}

type Inactive = Pick<Row<'members'>, 'id' | 'username'> & { readonly seen: number | null };

/** Members who have not logged in since a moment, the longest away first; at most `size` of them. */
export function inactiveOf(
  statements: Statements,
  { top, start }: OverviewRequest,
  size: number,
): Promise<readonly Inactive[]> {
  return readAll(
    statements,
    sql<Inactive>`select id, username, seen from (${teamWithLogins(top)}) where coalesce(seen, 0) < ${start}
      order by coalesce(seen, 0), reg_date, id limit ${size}`,
  );
}

/** The members with the highest stakes, without the top member of the team. */
export async function bestOf(statements: Statements, { top, start, end }: OverviewRequest, size: number) {
  const filter = { memberFilter: inTeam(top), start, end };
  const results = new Map(await gamesByMember(statements, filter, ''));
  for (const [id, result] of await lotteryByMember(statements, filter))
    results.set(id, addResults(results.get(id) ?? emptyResult, result));
  results.delete(top.id);
  const bestResults = [...results]
    .filter(([, { bet }]) => bet > 0)
    .sort(([one, result], [other, otherResult]) => otherResult.bet - result.bet || one - other)
    .slice(0, size);
  if (bestResults.length === 0) return [];
  const rows = await readAll(
    statements,
    sql<Row<'members'>>`select * from members where id in (${sql.join(bestResults.map(([id]) => id))})`,
  );
  const names = new Map(rows.map((row) => [row.id, row.username]));
  return bestResults.map(([id, result]) => ({ id, name: names.get(id) ?? '', ...result }));
}

/**
 * One row for each day on which the team, its top included, played or moved money, or on which a member joined below
 * the top. The first day comes first.
 */
export async function daysOf(statements: Statements, { top, start, end, timeZone }: OverviewRequest) {
  const filter = { memberFilter: inTeam(top), start, end, timeZone };
  const days = new Map<string, DayResult & { readonly registered: number }>();
  for (const day of [...(await gamesByDay(statements, filter, '')), ...(await lotteryByDay(statements, filter))])
    days.set(day.day, { ...addResults(days.get(day.day) ?? emptyResult, day), day: day.day, registered: 0 });
  const rows = await readAll(
    statements,
    sql<Row<'members'>>`select * from members where lineage like ${`${top.lineage}%`}
      and id <> ${top.id} and reg_date between ${start} and ${end}`,
  );
  for (const row of rows) {
    const day = wallClock(row.regDate, timeZone).slice(0, 10);
    const dayRow = days.get(day) ?? { ...emptyResult, day, registered: 0 };
    days.set(day, { ...dayRow, registered: dayRow.registered + 1 });
  }
  return [...days.values()].sort((one, other) => (one.day < other.day ? -1 : 1));
}

function teamWithLogins({ id, lineage }: TeamMember) {
  return sql`select members.id, username, reg_date,
      nullif(max(coalesce(last_login, 0), coalesce(s.created, 0)), 0) as seen
    from members
      left join (select member_id, max(created) as created from sessions group by member_id) s
        on s.member_id = members.id
    where lineage like ${`${lineage}%`} and members.id <> ${id}`;
}
