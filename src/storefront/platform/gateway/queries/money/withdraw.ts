import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** What a withdrawal may be, and what is left of today. Units of the currency. */
export function withdrawSettingsQuery(gateway: Gateway): QuerySpec<CallValue<'withdrawSettings'>> {
  return {
    queryKey: memberKey(gateway.scope, 'withdrawSettings'),
    queryFn: ({ signal }) => gateway.call('withdrawSettings', { groupId: 0 }, { signal }),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

/** The member's bank accounts, their numbers masked. */
export function bankCardsQuery(gateway: Gateway): QuerySpec<CallValue<'bankCards'>> {
  return {
    queryKey: memberKey(gateway.scope, 'bankCards'),
    queryFn: ({ signal }) => gateway.call('bankCards', {}, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}

/** Banks that money goes out to. */
export function withdrawBanksQuery(gateway: Gateway): QuerySpec<CallValue<'withdrawBanks'>> {
  return {
    queryKey: memberKey(gateway.scope, 'withdrawBanks'),
    queryFn: ({ signal }) => gateway.call('withdrawBanks', {}, { signal }),
    staleTime: 300_000,
    enabled: gateway.scope.session !== '',
  };
}

/** What of the account's safety is set up. */
export function securityConfigQuery(gateway: Gateway): QuerySpec<CallValue<'securityConfig'>> {
  return {
    queryKey: memberKey(gateway.scope, 'securityConfig'),
    queryFn: ({ signal }) => gateway.call('securityConfig', {}, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}

/** Takes money out; a money call, sent once. */
export async function requestWithdraw(gateway: Gateway, request: CallRequest<'requestWithdraw'>) {
  return gateway.call('requestWithdraw', request);
}

/** Takes a withdrawal back that nobody has looked at yet; a money call, sent once. */
export async function cancelWithdraw(gateway: Gateway, refId: string): Promise<void> {
  await gateway.call('cancelWithdraw', { refId });
}
