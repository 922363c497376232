import { nameOf } from '../store/members';
import { sql } from '../store/query';
import { numberOf, type Row, textOf } from '../store/rows';
import type { Call } from '../wire/endpoint';
import { signedInAgent } from '../wire/signed-in';
import { WireError } from '../wire/wire-error';
import { plantTeams } from './team';

export type TeamMember = { readonly id: number; readonly name: string; readonly lineage: string };

/** Whose team a report is about, and the members from the agent who asks down to that one. */
export type AskedTeam = { readonly top: TeamMember; readonly path: readonly TeamMember[] };

/** The agent who asks, with a team. Members who are no agents are refused. */
export async function agentOf(call: Call): Promise<TeamMember> {
  const member = signedInAgent(call);
  await plantTeams(call);
  const row = await call.store.first(sql`select id, username, lineage from members where id = ${member.id}`);
  if (row === undefined) throw new WireError('login.not.session');
  return memberOf(row);
}

/** The team that a field names: the agent's own, or that of somebody below. Others' teams are refused. */
export async function askedTeam(call: Call, field = 'customerId'): Promise<AskedTeam> {
  const agent = await agentOf(call);
  const id = Number(call.input.text(field) ?? '');
  if (!id || id === agent.id) return { top: agent, path: [agent] };
  const row = await call.store.first(
    sql`select id, username, lineage from members where id = ${id} and lineage like ${`${agent.lineage}%`}`,
  );
  if (row === undefined) throw new WireError('user.disabled');
  const top = memberOf(row);
  const ids = idsOf(top.lineage).slice(idsOf(agent.lineage).length - 1);
  const rows = await call.store.rows(sql`select id, username, lineage from members where id in (${sql.join(ids)})`);
  const above = rows.map(memberOf).sort((one, other) => one.lineage.length - other.lineage.length);
  return { top, path: above };
}

/** Everybody of a team, its top among them, as a condition on `member_id`; narrowed to those in whose name a text is. */
export function inTeam({ lineage }: TeamMember, name = '') {
  const named = name === '' ? sql`` : sql` and instr(username, ${name}) > 0`;
  return sql`member_id in (select id from members where lineage like ${`${lineage}%`}${named})`;
}

/** A part of a name that a request looks for, as names are written. */
export function nameAsked({ input }: Call): string {
  return nameOf(input.text('customerName') ?? '');
}

export async function membersOf({ store }: Call, { lineage }: TeamMember): Promise<readonly TeamMember[]> {
  const rows = await store.rows(sql`select id, username, lineage from members where lineage like ${`${lineage}%`}`);
  return rows.map(memberOf);
}

/** Ids from the top of all down to whose lineage it is. */
export function idsOf(lineage: string): readonly number[] {
  return lineage.split('/').filter(Boolean).map(Number);
}

function memberOf(row: Row): TeamMember {
  return { id: numberOf(row, 'id'), name: textOf(row, 'username'), lineage: textOf(row, 'lineage') };
}
