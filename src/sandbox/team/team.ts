import { findRow, findRows, readAll, readNumber, type Statements, sql, write } from '../store/query';
import type { Row } from '../store/tables';
import type { Call } from '../wire/endpoint';
import { plantTeam } from './plant-team';
import { plantRebates } from './team-rebates';

/** Plants the teams of a merchant at the first request for one, and places accounts opened since. */
export async function plantTeams({ store, merchant, now }: Call): Promise<void> {
  const { code } = merchant;
  const unplaced = await findRow(store, 'members', { merchant: code, lineage: '' });
  if (unplaced === undefined) return;
  await write(store, async (statements) => {
    const placedMember = await statements
      .selectFrom('members')
      .select('id')
      .where('merchant', '=', code)
      .where('lineage', '<>', '')
      .limit(1)
      .executeTakeFirst();
    if (placedMember === undefined) {
      await plantTeam(statements, { merchant: code, now });
      await plantRebates(statements, code);
    }
    await placeNewAccounts(statements, code);
  });
}

/** A condition on a column of ids: a member and everybody below. */
export function teamOf(lineage: string, column = 'member_id') {
  return sql`${sql.ref(column)} in (select id from members where lineage like ${`${lineage}%`})`;
}

/** Whether a member stands below an agent, at whatever depth. */
export async function isBelow(statements: Statements, agentId: number, memberId: number): Promise<boolean> {
  const count = await readNumber(
    statements,
    sql`select count(*) from members m join members a on a.id = ${agentId}
      where m.id = ${memberId} and m.id <> a.id and a.lineage <> '' and m.lineage like a.lineage || '%'`,
  );
  return count > 0;
}

/** Ids of the members directly below an agent. */
export async function directDownlines(statements: Statements, agentId: number): Promise<readonly number[]> {
  const rows = await findRows(statements, 'members', { agentId }, sql`order by id`);
  return rows.map((row) => row.id);
}

type Unplaced = Pick<Row<'members'>, 'id' | 'agentId'> & { readonly lineage: string | null };

/**
 * Places new accounts below the agent who opened them, else at the top. The oldest come first, so that superiors are
 * placed before their downlines.
 */
async function placeNewAccounts(statements: Statements, merchant: string): Promise<void> {
  const rows = await readAll(
    statements,
    sql<Unplaced>`select m.id, m.agent_id, a.lineage from members m left join members a on a.id = m.agent_id
      where m.merchant = ${merchant} and m.lineage = '' order by m.reg_date, m.id`,
  );
  const lineageById = new Map<number, string>();
  for (const row of rows) {
    const { id, agentId } = row;
    const lineage = `${row.lineage || lineageById.get(agentId ?? 0) || '/'}${id}/`;
    lineageById.set(id, lineage);
    await sql`update members set lineage = ${lineage} where id = ${id}`.execute(statements);
  }
}
