import { readNumber, type Statements, sql } from '../store/query';
import { countAttempt } from './rate-limit';

/** Resets the count of wrong fund passwords. After a reset that the phone has confirmed, this ends the lock. */
export async function noteReset(statements: Statements, memberId: number, now: number): Promise<void> {
  await countAttempt(statements, keyOf(memberId), now);
}

/** When the count was last reset, epoch ms; 0 where it never was. */
export async function lastReset(statements: Statements, memberId: number): Promise<number> {
  return readNumber(statements, sql`select max(at) from attempts where key = ${keyOf(memberId)}`);
}

function keyOf(memberId: number): string {
  return `fund password reset ${memberId}`;
}
