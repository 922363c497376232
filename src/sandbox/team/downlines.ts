import { pageParams, spanOf } from '../records/record-page';
import { agentsOnly, membersOnly } from '../store/member-types';
import { readAll, readNumber, readOne, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import type { Call } from '../wire/endpoint';
import { nameParam, type TeamMember } from './requested-team';

type Downline = Pick<Row<'members'>, 'id' | 'username' | 'type' | 'regDate' | 'lineage'> & {
  /** In all wallets, minor units. */
  readonly minor: number;
  /** Epoch ms of the last login. */
  readonly seen: number | null;
  readonly teamSize: number;
};

export type DownlinePage = { readonly rows: readonly Downline[]; readonly total: number; readonly pageSize: number };

/** A page of the members below somebody, filtered and sorted by the database. `pageNo` counts from 0 here. */
export async function readDownlines(call: Call, top: TeamMember): Promise<DownlinePage> {
  const { store, input } = call;
  const where = filterOf(call, top);
  const { pageSize } = pageParams(input);
  const total = await readNumber(store, sql`select count(*) from members where ${where}`);
  const rows = await readAll(
    store,
    sql<Downline>`select m.*,
        (select count(*) - 1 from members below where below.lineage like m.lineage || '%') as team_size from (
      select members.id, username, type, reg_date, lineage, coalesce(w.minor, 0) as minor,
        nullif(max(coalesce(last_login, 0), coalesce(s.created, 0)), 0) as seen
      from members
        left join (select member_id, sum(minor) as minor from wallets group by member_id) w on w.member_id = members.id
        left join (select member_id, max(created) as created from sessions group by member_id) s
          on s.member_id = members.id
      where ${where} order by ${orderOf(call)}, members.id
      limit ${pageSize} offset ${input.wholeNumber('pageNo', 0) * pageSize}) m`,
  );
  return { rows, pageSize, total };
}

/** How many stand below somebody, and what is in their wallets, in minor units. */
export function sizeOf(statements: Statements, { id, lineage }: TeamMember) {
  return readOne(
    statements,
    sql<{
      size: number;
      minor: number;
    }>`select count(*) as size, (select coalesce(sum(minor), 0) from wallets where member_id in
        (select id from members where lineage like ${`${lineage}%`} and id <> ${id})) as minor
      from members where lineage like ${`${lineage}%`} and id <> ${id}`,
  );
}

function filterOf(call: Call, { id, lineage }: TeamMember) {
  const { input } = call;
  const textParam = (name: string) => input.text(name)?.trim() || undefined;
  const name = nameParam(call) || undefined;
  const { start, end } = spanOf(call, 'startRegDate', 'endRegDate');
  const conditions = [
    textParam('downlineType') === '1'
      ? sql`lineage like ${`${lineage}%`} and members.id <> ${id}`
      : sql`agent_id = ${id}`,
    sql`reg_date between ${start} and ${end}`,
    ...(name === undefined ? [] : [sql`instr(username, ${name}) > 0`]),
    ...(textParam('userType') === '0' ? [membersOnly] : []),
    ...(textParam('userType') === '1' ? [agentsOnly] : []),
    ...(textParam('customerId') === undefined ? [] : [sql`members.id = ${input.wholeNumber('customerId', 0)}`]),
  ];
  return sql.join(conditions, sql` and `);
}

const sortColumns: Readonly<Record<string, string>> = {
  registerDate: 'reg_date',
  lastLogin: 'seen',
  accountBalance: 'minor',
  customerName: 'username',
};

/** The order of the rows. Default: the newest first. */
function orderOf({ input }: Call) {
  const column = sortColumns[input.text('sortBy') ?? ''] ?? 'reg_date';
  return sql`${sql.id(column)} ${input.text('sortOrder') === 'asc' ? sql`asc` : sql`desc`}`;
}
