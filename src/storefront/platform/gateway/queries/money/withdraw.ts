import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Limits of a withdrawal, and how much of today is left. Units of the currency. */
export function withdrawSettingsQuery(gateway: Gateway): QuerySpec<CallValue<'withdrawSettings'>> {
  return memberQuery(gateway, { call: 'withdrawSettings', request: { groupId: 0 }, staleTime: 5000 });
}

/** The member's bank accounts, their numbers masked. */
export function bankCardsQuery(gateway: Gateway): QuerySpec<CallValue<'bankCards'>> {
  return memberQuery(gateway, { call: 'bankCards', request: {}, staleTime: 60_000 });
}

/** Banks for withdrawals. */
export function withdrawBanksQuery(gateway: Gateway): QuerySpec<CallValue<'withdrawBanks'>> {
  return memberQuery(gateway, { call: 'withdrawBanks', request: {}, staleTime: 300_000 });
}

/** Which protections of the account are set up. */
export function securityConfigQuery(gateway: Gateway): QuerySpec<CallValue<'securityConfig'>> {
  return memberQuery(gateway, { call: 'securityConfig', request: {}, staleTime: 60_000 });
}

/** Takes money out; a money call, sent once. */
export async function requestWithdraw(gateway: Gateway, request: CallRequest<'requestWithdraw'>) {
  return gateway.call('requestWithdraw', request);
}

/** Takes back a withdrawal that nobody has processed yet; a money call, sent once. */
export async function cancelWithdraw(gateway: Gateway, refId: string): Promise<void> {
  await gateway.call('cancelWithdraw', { refId });
}
