import { hashNumberOf } from '../hash';
import { isObject } from '../json';
import { findRow, readAll, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';

/** Percent by group of games. */
export type Rebate = { readonly group: string; readonly percent: number };

/**
 * A link that opens accounts below an agent. `type`: 0 for members, 1 for agents. Without an end date it never expires.
 */
export type Link = Omit<Row<'affiliateLinks'>, 'rebates'> & { readonly rebates: readonly Rebate[] };

export type NewLink = Pick<Link, 'merchant' | 'agentId' | 'type' | 'startAt' | 'endAt' | 'path' | 'rebates'>;

/** Why a link takes no registrations. */
export type ClosedReason = 'affiliate.paused' | 'affiliate.expired' | 'affiliate.deleted';

/** Letters that nobody mistakes for others: codes are read out on the phone. */
const codeLetters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeLength = 7;

/** Adds a link and gives its code: an L and seven more signs, which no fixed code such as `LIVERY` has. */
export async function addLink(statements: Statements, { rebates, ...link }: NewLink): Promise<string> {
  for (let turn = 0; ; turn += 1) {
    const code = codeFor(link, turn);
    const row = { ...link, code, rebates: JSON.stringify(rebates), paused: 0, deleted: 0 };
    const insertion = await statements.insertInto('affiliateLinks').orIgnore().values(row).executeTakeFirst();
    if (insertion.numInsertedOrUpdatedRows === 1n) return code;
  }
}

/** A merchant's link by its code, in capital or small letters. Finds deleted links, too. */
export async function linkOf(statements: Statements, merchant: string, code: string): Promise<Link | undefined> {
  const normalizedCode = code.trim().toUpperCase();
  const row = await findRow(statements, 'affiliateLinks', { merchant, code: normalizedCode });
  return row && toLink(row);
}

/** An agent's own link that is not deleted. */
export async function linkOfAgent(statements: Statements, agentId: number, id: number): Promise<Link | undefined> {
  const row = await findRow(statements, 'affiliateLinks', { agentId, id, deleted: 0 });
  return row && toLink(row);
}

/** All links of an agent that are not deleted, the newest first, each with how many registered with it. */
export async function linksOf(statements: Statements, agentId: number) {
  const rows = await readAll(
    statements,
    sql<Row<'affiliateLinks'> & { registered: number }>`select *, (select count(*) from members
        where merchant = affiliate_links.merchant and upper(affiliate) = code) as registered
      from affiliate_links where agent_id = ${agentId} and deleted = 0 order by id desc`,
  );
  return rows.map((row) => ({ link: toLink(row), registered: row.registered }));
}

/** The members who registered with a link, the newest first. */
export function membersOfLink(statements: Statements, { merchant, code }: Link) {
  return readAll(
    statements,
    sql<Row<'members'>>`select * from members where merchant = ${merchant} and upper(affiliate) = ${code}
      order by reg_date desc, id desc`,
  );
}

export async function pauseLink(statements: Statements, id: number, isPaused: boolean): Promise<void> {
  await sql`update affiliate_links set paused = ${isPaused ? 1 : 0} where id = ${id}`.execute(statements);
}

/**
 * Marks a link as deleted. The row stays: a visitor is told that the link is gone, and the count of registrations
 * stays.
 */
export async function deleteLink(statements: Statements, id: number): Promise<void> {
  await sql`update affiliate_links set deleted = 1 where id = ${id}`.execute(statements);
}

/** Why a link takes no registrations now; undefined if it takes them. */
export function whyClosed(link: Link, now: number): ClosedReason | undefined {
  if (link.deleted === 1) return 'affiliate.deleted';
  if (link.endAt !== null && link.endAt < now) return 'affiliate.expired';
  return link.paused === 1 ? 'affiliate.paused' : undefined;
}

/** The rebates as a member's own settings: JSON text, or null where there are none. */
export function toOwnRebates(rebates: readonly Rebate[]): string | null {
  if (rebates.length === 0) return null;
  return JSON.stringify(rebates.map(({ group, percent }) => ({ gameCategory: group, rebate: percent })));
}

function codeFor({ merchant, agentId, startAt }: Omit<NewLink, 'rebates'>, turn: number): string {
  const letter = (at: number) =>
    codeLetters[hashNumberOf(`${merchant} ${agentId} ${startAt} ${turn} ${at}`) % codeLetters.length];
  return `L${Array.from({ length: codeLength }, (_, at) => letter(at)).join('')}`;
}

function toLink(row: Row<'affiliateLinks'>): Link {
  return { ...row, rebates: readRebates(row.rebates) };
}

function readRebates(text: string): readonly Rebate[] {
  const rebates: unknown = JSON.parse(text);
  if (!Array.isArray(rebates)) return [];
  return rebates.flatMap((rebate) =>
    isObject(rebate) ? [{ group: String(rebate.group), percent: Number(rebate.percent) }] : [],
  );
}
