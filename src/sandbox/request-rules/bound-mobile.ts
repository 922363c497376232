import { findMemberByMobile, type Member } from '../store/members';
import type { Statements } from '../store/query';
import { WireError } from '../wire/wire-error';
import { countAttempt, isUsedUp } from './rate-limit';

/**
 * Refuses a number that another member has bound, and any change of a bound number: else codes would go to whoever
 * stole the session.
 */
export async function refuseMobile(statements: Statements, member: Member, mobile: string): Promise<void> {
  const owner = await findMemberByMobile(statements, member.merchant, mobile);
  if (owner && owner.id !== member.id) throw new WireError('mobile.exists');
  if (member.mobile !== null && member.mobile !== mobile) throw new WireError('mobile.fixed');
}

/** Stores when a number was bound. */
export async function noteBinding(statements: Statements, memberId: number, now: number): Promise<void> {
  await countAttempt(statements, keyOf(memberId), now);
}

/** Refuses a number that was bound less than a day ago: it does not prove yet who the member is. */
export async function refuseRecentMobile(statements: Statements, memberId: number, now: number): Promise<void> {
  const isRecent = await isUsedUp(statements, { key: keyOf(memberId), maxTries: 1, minutes: 24 * 60 }, now);
  if (isRecent) throw new WireError('mobile.recent');
}

function keyOf(memberId: number): string {
  return `mobile bound ${memberId}`;
}

/** A number with its middle hidden. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-3)}`;
}
