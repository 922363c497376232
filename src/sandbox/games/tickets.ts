import { randomBytes } from 'node:crypto';
import { findGame, type Game } from '../seed/games';
import { findMemberById, type Member } from '../store/members';
import type { Statements } from '../store/query';

export type Ticket = { readonly member: Member; readonly game: Game };

const validHours = 12;

/** A launch ticket: lets one game play with one member's money for twelve hours. */
export async function issueTicket(
  statements: Statements,
  { memberId, nodeId, now }: { readonly memberId: number; readonly nodeId: number; readonly now: number },
): Promise<string> {
  const ticket = randomBytes(18).toString('base64url');
  await statements.insertInto('tickets').values({ ticket, memberId, nodeId, at: now }).execute();
  return ticket;
}

export async function findTicket(statements: Statements, ticket: string, now: number): Promise<Ticket | undefined> {
  const row = await statements
    .selectFrom('tickets')
    .selectAll()
    .where('ticket', '=', ticket)
    .where('at', '>', now - validHours * 3_600_000)
    .executeTakeFirst();
  const member = row && (await findMemberById(statements, row.memberId));
  const game = row && findGame(row.nodeId);
  return member && game && { member, game };
}
