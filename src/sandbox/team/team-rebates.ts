import { isObject } from '../json';
import { agentsOnly } from '../store/member-types';
import { findRow, readAll, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { WireError } from '../wire/wire-error';

/** What the platform gives at most, in percent by group of games. */
export const platformRebates: ReadonlyMap<string, number> = new Map([
  ['RNG', 1.2],
  ['LIVE', 0.8],
  ['SPORTS', 0.8],
  ['FISH', 1],
  ['PVP', 0.6],
]);
export const rebateStep = 0.01;

export type RebateRange = {
  readonly group: string;
  /** The rebate that the member has. */
  readonly current: number;
  readonly min: number;
  readonly max: number;
};

/** For each group, the range of a member's rebate: at least what the member passed on, at most what the agent has. */
export async function rangesOf(
  statements: Statements,
  agentId: number,
  memberId: number,
): Promise<readonly RebateRange[]> {
  const agentRebates = await rebatesOf(statements, agentId);
  const memberRebates = await rebatesOf(statements, memberId);
  const downlineRows = await statements
    .selectFrom('members')
    .select('rebates')
    .where('agentId', '=', memberId)
    .where('rebates', 'is not', null)
    .execute();
  const passedOn = downlineRows.map((row) => parseRebates(row) ?? new Map<string, number>());
  return [...platformRebates.keys()].map((group) => ({
    group,
    current: memberRebates.get(group) ?? 0,
    min: Math.max(0, ...passedOn.map((rebates) => rebates.get(group) ?? 0)),
    max: agentRebates.get(group) ?? 0,
  }));
}

/** Sets a member's rebates. Groups that are not named stay. Refused outside of the range of `rangesOf`. */
export async function setRebates(
  statements: Statements,
  { agentId, memberId, configs }: { readonly agentId: number; readonly memberId: number; readonly configs: unknown },
): Promise<void> {
  const ranges = await rangesOf(statements, agentId, memberId);
  const newRebates = new Map(ranges.map(({ group, current }) => [group, current]));
  for (const config of Array.isArray(configs) ? configs : []) {
    const percent = isObject(config) ? Number(config.rebateValue) : Number.NaN;
    const range = ranges.find(({ group }) => isObject(config) && group === config.type);
    // A multiple of `rebateStep`, within the error of floating point.
    const isStep = Math.abs(Math.round(percent / rebateStep) - percent / rebateStep) < 1e-6;
    if (range === undefined || !(percent >= 0) || !isStep) throw new WireError('request_param_err');
    if (percent > range.max) throw new WireError('rebate.tooHigh');
    if (percent < range.min) throw new WireError('rebate.tooLow');
    newRebates.set(range.group, percent);
  }
  const rebates = [...newRebates].map(([gameCategory, rebate]) => ({ gameCategory, rebate }));
  await sql`update members set rebates = ${JSON.stringify(rebates)} where id = ${memberId}`.execute(statements);
}

/** A member's own rebates; at the top of a team, the platform's. */
export async function rebatesOf(statements: Statements, id: number): Promise<ReadonlyMap<string, number>> {
  const row = await findRow(statements, 'members', { id });
  const ownRebates = row && parseRebates(row);
  if (ownRebates) return ownRebates;
  return row?.agentId === null ? platformRebates : new Map();
}

function parseRebates({ rebates }: Pick<Row<'members'>, 'rebates'>): ReadonlyMap<string, number> | undefined {
  const entries: unknown = JSON.parse(rebates ?? 'null');
  if (!Array.isArray(entries)) return undefined;
  return new Map(
    entries.flatMap((entry) =>
      isObject(entry) ? [[String(entry.gameCategory), Number(entry.rebate ?? 0)] as const] : [],
    ),
  );
}

/** Agents get a fifth of the platform's rebate less with each level further down. */
export async function plantRebates(statements: Statements, merchant: string): Promise<void> {
  const rows = await readAll(
    statements,
    sql<{
      id: number;
      depth: number;
    }>`select id, length(lineage) - length(replace(lineage, '/', '')) - 2 as depth from members
      where merchant = ${merchant} and ${agentsOnly} and agent_id is not null and lineage <> '' and rebates is null`,
  );
  for (const depth of new Set(rows.map((row) => row.depth))) {
    const rebates = [...platformRebates].map(([gameCategory, maxPercent]) => ({
      gameCategory,
      rebate: Math.max(0, Math.round(maxPercent * (100 - 20 * depth)) / 100),
    }));
    const ids = rows.filter((row) => row.depth === depth).map((row) => row.id);
    await sql`update members set rebates = ${JSON.stringify(rebates)}
      where id in (select value from json_each(${JSON.stringify(ids)}))`.execute(statements);
  }
}
