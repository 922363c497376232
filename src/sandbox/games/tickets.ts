import { randomBytes } from 'node:crypto';
import { findGame, type Game } from '../seed/games';
import { findMemberById, type Member } from '../store/members';
import { findRow, type Statements } from '../store/query';

export type Ticket = {
  readonly member: Member;
  readonly game: Game;
  /** The token of the session that opened the game; null where a guest tries it. */
  readonly session: string | null;
};

const validHours = 12;

type NewTicket = Pick<Ticket, 'session'> & {
  readonly memberId: number;
  readonly nodeId: number;
  readonly now: number;
};

/** A launch ticket: lets one game play with one member's money for twelve hours, or until the session ends. */
export async function issueTicket(
  statements: Statements,
  { memberId, nodeId, session, now }: NewTicket,
): Promise<string> {
  const ticket = randomBytes(18).toString('base64url');
  await statements.insertInto('tickets').values({ ticket, memberId, nodeId, session, at: now }).execute();
  return ticket;
}

export async function findTicket(statements: Statements, ticket: string, now: number): Promise<Ticket | undefined> {
  const row = await statements
    .selectFrom('tickets')
    .selectAll()
    .where('ticket', '=', ticket)
    .where('at', '>', now - validHours * 3_600_000)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { memberId, nodeId, session } = row;
  if (session !== null && !(await findRow(statements, 'sessions', { token: session }))) return undefined;
  const member = await findMemberById(statements, memberId);
  const game = findGame(nodeId);
  return member && game && { member, game, session };
}
