import { lastReset, noteReset } from '../request-rules/password-reset';
import { countAttempt } from '../request-rules/rate-limit';
import { isHashOf, type Member } from '../store/members';
import { readFirst, readNumber, type Statements, sql } from '../store/query';
import type { Row } from '../store/tables';
import { WireError } from '../wire/wire-error';

/** So many wrong ones within this time lock a fund password, until the first of them is this old. */
const maxFailures = 5;
const lockMs = 30 * 60_000;

/**
 * Refuses a wrong fund password, and every fund password after five wrong ones in half an hour, over all calls. A right
 * one resets the count, also where the money call is refused after it.
 */
export async function refuseWrongPassword(statements: Statements, member: Member, password: string, now: number) {
  if (member.paymentPassword === null) throw new WireError('payment.password.missing');
  const failures = await failuresOf(statements, member.id, now);
  if (failures >= maxFailures) throw new WireError('payment.password.locked');
  if (isHashOf(member.paymentPassword, password)) {
    if (failures > 0) await noteReset(statements, member.id, now);
    return;
  }
  await countAttempt(statements, keyOf(member.id), now);
  throw new WireError('payment.password.incorrect', null, keyOf(member.id));
}

/** How many tries are left (null before a wrong one), and until when the fund password is locked (epoch ms). */
export async function lockOf(statements: Statements, memberId: number, now: number) {
  const failures = await failuresOf(statements, memberId, now);
  if (failures < maxFailures) return { triesLeft: failures === 0 ? null : maxFailures - failures, lockedUntil: null };
  const row = await readFirst(
    statements,
    sql<Row<'attempts'>>`select * from attempts where key = ${keyOf(memberId)}
      order by at desc limit 1 offset ${maxFailures - 1}`,
  );
  return { triesLeft: 0, lockedUntil: row ? row.at + lockMs : null };
}

/** Whether a fund password is easy to guess: one digit, a sequence, or up to three digits repeated. */
export function isSimple(password: string): boolean {
  if (/^(\d{1,3})\1+$/.test(password)) return true;
  const digits = [...password].map(Number);
  const steps = digits.slice(1).map((digit, place) => (digit - (digits[place] ?? 0) + 10) % 10);
  return steps.length > 0 && (steps.every((step) => step === 1) || steps.every((step) => step === 9));
}

async function failuresOf(statements: Statements, memberId: number, now: number): Promise<number> {
  const since = Math.max(now - lockMs, await lastReset(statements, memberId));
  return readNumber(statements, sql`select count(*) from attempts where key = ${keyOf(memberId)} and at > ${since}`);
}

function keyOf(memberId: number): string {
  return `fund password ${memberId}`;
}
