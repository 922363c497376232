import { randomBytes } from 'node:crypto';
import { findGame, type Game } from '../seed/games';
import { findMemberById, type Member } from '../store/members';
import { insertInto, sql } from '../store/query';
import { numberOf, type Statements } from '../store/rows';

export type Ticket = { readonly member: Member; readonly game: Game };

const hours = 12;

/** A launch ticket: lets one game play with one member's money for twelve hours. */
export async function issueTicket(
  statements: Statements,
  { memberId, nodeId, now }: { readonly memberId: number; readonly nodeId: number; readonly now: number },
): Promise<string> {
  const ticket = randomBytes(18).toString('base64url');
  await statements.run(insertInto('tickets').values({ ticket, memberId, nodeId, at: now }));
  return ticket;
}

export async function findTicket(statements: Statements, ticket: string, now: number): Promise<Ticket | undefined> {
  const row = await statements.first(
    sql`select * from tickets where ticket = ${ticket} and at > ${now - hours * 3_600_000}`,
  );
  const member = row && (await findMemberById(statements, numberOf(row, 'member_id')));
  const game = row && findGame(numberOf(row, 'node_id'));
  return member && game && { member, game };
}
