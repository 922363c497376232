import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** Questions to choose from, in the language of the page. */
export function securityQuestionsQuery(gateway: Gateway): QuerySpec<CallValue<'securityQuestions'>> {
  return {
    queryKey: memberKey(gateway.scope, 'securityQuestions'),
    queryFn: ({ signal }) => gateway.call('securityQuestions', {}, { signal }),
    staleTime: 300_000,
    enabled: gateway.scope.session !== '',
  };
}

/** The question that the member has answered. */
export function ownQuestionsQuery(gateway: Gateway): QuerySpec<CallValue<'ownQuestions'>> {
  return {
    queryKey: memberKey(gateway.scope, 'ownQuestions'),
    queryFn: ({ signal }) => gateway.call('ownQuestions', {}, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}

/** Where the member is logged in. Epoch ms. */
export function loginDevicesQuery(gateway: Gateway): QuerySpec<CallValue<'loginDevices'>> {
  return {
    queryKey: memberKey(gateway.scope, 'loginDevices'),
    queryFn: ({ signal }) => gateway.call('loginDevices', {}, { signal }),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

/** The last tries of the member's password. Epoch ms. */
export function loginHistoryQuery(gateway: Gateway): QuerySpec<CallValue<'loginHistory'>> {
  return {
    queryKey: memberKey(gateway.scope, 'loginHistory'),
    queryFn: ({ signal }) => gateway.call('loginHistory', {}, { signal }),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}
