import { mainAccount, move, movementTypes } from '../store/ledger';
import { findRow, findRows, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { WireError } from '../wire/wire-error';

/** A reward of this kind has no amount before it is drawn. */
export const raffle = 'RAFFLE';

/** Names of the tickets. The table stores the English name. */
export const ticketNames = {
  wheel: { EN: 'Turn of the prize wheel', BN: 'পুরস্কারের চাকা ঘোরান' },
  egg: { EN: 'Golden egg', BN: 'সোনার ডিম' },
  draw: { EN: 'Prize draw', BN: 'পুরস্কারের ড্র' },
} as const;

/** The most tickets in a list. */
const mostTickets = 50;

/** Prizes in minor units, equally likely; 0 is a blank. */
const prizes = [0, 500, 1_000, 2_000, 5_000, 20_000] as const;

export type TicketKind = 'PRIZE_WHEEL' | 'GOLDEN_EGG';

type DrawRequest = {
  readonly memberId: number;
  readonly id: number;
  readonly now: number;
  readonly random: () => number;
};

export async function giveTicket(
  statements: Statements,
  { memberId, kind, at }: { readonly memberId: number; readonly kind: TicketKind; readonly at: number },
): Promise<void> {
  const name = kind === 'PRIZE_WHEEL' ? ticketNames.wheel.EN : ticketNames.egg.EN;
  await statements.insertInto('prizeTickets').values({ memberId, kind, name, at, usedAt: null, minor: 0 }).execute();
}

/** A member's tickets that nobody has used, the newest first. */
export function ticketsOf(statements: Statements, memberId: number): Promise<readonly Row<'prizeTickets'>[]> {
  return findRows(statements, 'prizeTickets', { memberId, usedAt: null }, sql`order by id desc limit ${mostTickets}`);
}

/** A member's used tickets, the last used first. */
export function usedTicketsOf(statements: Statements, memberId: number): Promise<readonly Row<'prizeTickets'>[]> {
  return statements
    .selectFrom('prizeTickets')
    .selectAll()
    .where('memberId', '=', memberId)
    .where('usedAt', 'is not', null)
    .orderBy('usedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(mostTickets)
    .execute();
}

/** Uses a ticket and credits what it wins. Gives minor units. */
export async function drawTicket(statements: Statements, { memberId, id, now, random }: DrawRequest): Promise<number> {
  const row = await findRow(statements, 'prizeTickets', { id, memberId });
  if (!row) throw new WireError('reward.none');
  if (row.usedAt !== null) throw new WireError('reward.claimed');
  const minor = prizeOf(random);
  await sql`update prize_tickets set used_at = ${now}, minor = ${minor} where id = ${id}`.execute(statements);
  await pay(statements, { memberId, minor, now, orderNo: `TICKET${id}`, remark: row.name });
  return minor;
}

/** Draws a raffle, and credits what it wins (`state`: I issued, C claimed, E expired). Gives minor units. */
export async function drawReward(statements: Statements, { memberId, id, now, random }: DrawRequest): Promise<number> {
  const row = await findRow(statements, 'rewards', { id, memberId });
  if (!row || row.promotionType !== raffle) throw new WireError('reward.none');
  if (row.state === 'C') throw new WireError('reward.claimed');
  const isExpired = row.expires !== null && row.expires <= now;
  if (isExpired || row.state !== 'I') throw new WireError('reward.expired');
  const minor = prizeOf(random);
  await sql`update rewards set state = 'C', claimed_at = ${now}, minor = ${minor} where id = ${id}`.execute(statements);
  await pay(statements, { memberId, minor, now, orderNo: `REWARD${id}`, remark: row.title });
  return minor;
}

function prizeOf(random: () => number): number {
  return prizes[Math.floor(random() * prizes.length)] ?? 0;
}

type Prize = {
  readonly memberId: number;
  readonly minor: number;
  readonly now: number;
  readonly orderNo: string;
  readonly remark: string;
};

/** Pays a prize; a blank moves no money. */
async function pay(statements: Statements, { memberId, minor, now, orderNo, remark }: Prize): Promise<void> {
  if (minor === 0) return;
  const movement = { memberId, accountType: mainAccount, at: now, orderNo, remark };
  await move(statements, { ...movement, minor, typeId: movementTypes.bonus });
}
