import { nameOf } from '../store/members';
import { readAll, readFirst, sql } from '../store/query';
import type { Call } from '../wire/endpoint';
import { signedInAgent } from '../wire/signed-in';
import { WireError } from '../wire/wire-error';
import { plantTeams } from './team';

export type TeamMember = { readonly id: number; readonly name: string; readonly lineage: string };

const selectMember = sql`select id, username as name, lineage from members`;

/** The top member of the team that a report is about, and the path from the asking agent down to it. */
export type RequestedTeam = { readonly top: TeamMember; readonly path: readonly TeamMember[] };

/** The asking agent, with a planted team. Members who are no agents are refused. */
export async function agentOf(call: Call): Promise<TeamMember> {
  const member = signedInAgent(call);
  await plantTeams(call);
  const agent = await readFirst(call.store, sql<TeamMember>`${selectMember} where id = ${member.id}`);
  if (agent === undefined) throw new WireError('login.not.session');
  return agent;
}

/** The team that a field names: the asking agent's own, or one below. Other teams are refused. */
export async function requestedTeam(call: Call, field = 'customerId'): Promise<RequestedTeam> {
  const agent = await agentOf(call);
  const id = call.input.wholeNumber(field, 0);
  if (id === 0 || id === agent.id) return { top: agent, path: [agent] };
  const top = await readFirst(
    call.store,
    sql<TeamMember>`${selectMember} where id = ${id} and lineage like ${`${agent.lineage}%`}`,
  );
  if (top === undefined) throw new WireError('user.disabled');
  const ids = idsOf(top.lineage).slice(idsOf(agent.lineage).length - 1);
  const rows = await readAll(call.store, sql<TeamMember>`${selectMember} where id in (${sql.join(ids)})`);
  const path = rows.toSorted((one, other) => one.lineage.length - other.lineage.length);
  return { top, path };
}

/** A condition on `member_id`: everybody of a team with its top, optionally those whose name holds a text. */
export function inTeam({ lineage }: TeamMember, name = '') {
  const nameFilter = name === '' ? sql`` : sql` and instr(username, ${name}) > 0`;
  return sql`member_id in (select id from members where lineage like ${`${lineage}%`}${nameFilter})`;
}

/** The part of a name that a request searches for, in the stored form. */
export function nameParam({ input }: Call): string {
  return nameOf(input.text('customerName') ?? '');
}

export function membersOf({ store }: Call, { lineage }: TeamMember): Promise<readonly TeamMember[]> {
  return readAll(store, sql<TeamMember>`${selectMember} where lineage like ${`${lineage}%`}`);
}

/** Ids from the very top down to the member of this lineage. */
export function idsOf(lineage: string): readonly number[] {
  return lineage.split('/').filter(Boolean).map(Number);
}
