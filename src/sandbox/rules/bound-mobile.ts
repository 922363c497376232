import { findMemberByMobile, type Member } from '../store/members';
import type { Statements } from '../store/query';
import { WireError } from '../wire/wire-error';
import { countAttempt, isUsedUp } from './rate-limit';

/** Refuses another member's number, and any change of an own number: a stolen session must not move it. */
export async function refuseMobile(statements: Statements, member: Member, mobile: string): Promise<void> {
  const owner = await findMemberByMobile(statements, member.merchant, mobile);
  if (owner && owner.id !== member.id) throw new WireError('mobile.exists');
  if (member.mobile !== null && member.mobile !== mobile) throw new WireError('mobile.fixed');
}

/** Stores when a number was bound. */
export async function noteBinding(statements: Statements, memberId: number, now: number): Promise<void> {
  await countAttempt(statements, keyOf(memberId), now);
}

/** A number proves who the member is from a day after it was bound. */
export async function refuseRecentMobile(statements: Statements, memberId: number, now: number): Promise<void> {
  const isRecent = await isUsedUp(statements, { key: keyOf(memberId), most: 1, minutes: 24 * 60 }, now);
  if (isRecent) throw new WireError('mobile.recent');
}

function keyOf(memberId: number): string {
  return `mobile bound ${memberId}`;
}

/** A number with its middle hidden. */
export function maskedMobile(mobile: string): string {
  return `${mobile.slice(0, 3)}****${mobile.slice(-3)}`;
}
