import { pauseOf } from '../request-rules/safer-play';
import { balanceOf, mainAccount, move, movementTypes } from '../store/ledger';
import { findMemberById, type Member } from '../store/members';
import { findRows, readNumber, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { isBelow } from '../team/team';
import { WireError } from '../wire/wire-error';
import { type Limits, shareOut } from './share-out';

export type Mode = 'equal' | 'random';

/** Minor units for each receiver, and the most receivers at a time. */
export const shareLimits: Limits & { readonly receivers: number } = { min: 100, max: 100_000, receivers: 200 };

export type Rain = {
  readonly agent: Member;
  readonly ids: readonly number[];
  readonly mode: Mode;
  /** Minor units: for each in mode `equal`, for all together in mode `random`. */
  readonly minor: number;
  readonly remark: string;
  readonly now: number;
  readonly random: () => number;
};

type Reason = '' | 'envelope.notBelow' | 'envelope.paused';

/**
 * Gives each receiver a share, inside a transaction. One who is not below the agent or is in a pause is stored with the
 * reason, and costs nothing. If the balance is too low for all shares, everything is refused. Gives the reference.
 */
export async function giveEnvelopes(statements: Statements, rain: Rain): Promise<string> {
  const { agent, ids, mode, minor, now, random } = rain;
  if (ids.length < 1 || ids.length > shareLimits.receivers) throw new WireError('envelope.many');
  const totalMinor = mode === 'equal' ? minor * ids.length : minor;
  const shares =
    mode === 'equal' ? sameForEach(minor, ids.length) : shareOut(totalMinor, ids.length, { ...shareLimits, random });
  if (shares === undefined) throw new WireError('envelope.amount');
  if (totalMinor > (await balanceOf(statements, agent.id, mainAccount))) throw new WireError('balance.not.enough');
  const ref = `R${now.toString(36).toUpperCase()}${agent.id}${await countOf(statements, agent.id)}`;
  for (const [index, id] of ids.entries()) await giveEnvelope(statements, rain, { ref, id, minor: shares[index] ?? 0 });
  return ref;
}

function sameForEach(minor: number, count: number): readonly number[] | undefined {
  return minor < shareLimits.min || minor > shareLimits.max ? undefined : Array.from({ length: count }, () => minor);
}

type Envelope = { readonly ref: string; readonly id: number; readonly minor: number };

async function giveEnvelope(statements: Statements, { agent, mode, remark, now }: Rain, { ref, id, minor }: Envelope) {
  const member = await findMemberById(statements, id);
  const isDownline = member !== undefined && (await isBelow(statements, agent.id, id));
  const reason = await reasonAgainst(statements, { id, isDownline, now });
  if (reason === '') await handOver(statements, { from: agent.id, to: id, minor, ref, now });
  const envelopeRow = {
    ref,
    agentId: agent.id,
    mode,
    remark,
    at: now,
    memberId: isDownline ? id : null,
    minor,
    reason,
  };
  await statements
    .insertInto('envelopes')
    .values({ ...envelopeRow, name: isDownline ? member.username : `#${id}` })
    .execute();
}

type Receiver = { readonly id: number; readonly isDownline: boolean; readonly now: number };

async function reasonAgainst(statements: Statements, { id, isDownline, now }: Receiver): Promise<Reason> {
  if (!isDownline) return 'envelope.notBelow';
  return (await pauseOf(statements, id, now)) === null ? '' : 'envelope.paused';
}

type HandOver = {
  readonly from: number;
  readonly to: number;
  readonly minor: number;
  readonly ref: string;
  readonly now: number;
};

async function handOver(statements: Statements, { from, to, minor, ref, now }: HandOver): Promise<void> {
  const movement = { accountType: mainAccount, at: now, orderNo: ref, remark: '' };
  const balanceLeft = await move(statements, {
    ...movement,
    memberId: from,
    minor: -minor,
    typeId: movementTypes.transferOut,
  });
  if (balanceLeft === undefined) throw new WireError('balance.not.enough');
  await move(statements, { ...movement, memberId: to, minor, typeId: movementTypes.transferIn });
}

function countOf(statements: Statements, agentId: number): Promise<number> {
  return readNumber(statements, sql`select count(distinct ref) from envelopes where agent_id = ${agentId}`);
}

/** What an agent gave, grouped by reference, the latest first. */
export async function rainsOf(
  statements: Statements,
  agentId: number,
): Promise<readonly (readonly [ref: string, envelopes: readonly Row<'envelopes'>[]])[]> {
  const rows = await findRows(statements, 'envelopes', { agentId }, sql`order by id`);
  const byRef = new Map<string, Row<'envelopes'>[]>();
  for (const row of rows) byRef.set(row.ref, [...(byRef.get(row.ref) ?? []), row]);
  return [...byRef].reverse();
}
