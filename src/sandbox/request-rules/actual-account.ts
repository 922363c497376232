import type { Merchant } from '../merchant';
import { WireError } from '../wire/wire-error';

/**
 * Calls that a trial account cannot use: it has no money of its own, no friends to invite, and no profile to change.
 */
const refusedCalls: ReadonlySet<string> = new Set([
  'changePassword',
  'claimRaffle',
  'claimReward',
  'claimTicket',
  'referralDetails',
  'referredFriends',
  'setEmail',
  'setNickname',
  'setPayeeName',
  'smsVerify',
  'updateMember',
  'walletTransfer',
]);

/** Refuses these calls in a trial session: the player must log in with an actual account. */
export function refuseTrial(call: string, { codeInRequest, code, trialCode }: Merchant): void {
  if (codeInRequest === trialCode && codeInRequest !== code && refusedCalls.has(call))
    throw new WireError('actual.account.required');
}
