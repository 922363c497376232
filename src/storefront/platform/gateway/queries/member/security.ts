import type { CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Questions to choose from, in the language of the page. */
export function securityQuestionsQuery(gateway: Gateway): QuerySpec<CallValue<'securityQuestions'>> {
  return memberQuery(gateway, { call: 'securityQuestions', request: {}, staleTime: 300_000 });
}

/** The question that the member has answered before. */
export function ownQuestionsQuery(gateway: Gateway): QuerySpec<CallValue<'ownQuestions'>> {
  return memberQuery(gateway, { call: 'ownQuestions', request: {}, staleTime: 60_000 });
}

/** Devices on which the member is logged in. Epoch ms. */
export function loginDevicesQuery(gateway: Gateway): QuerySpec<CallValue<'loginDevices'>> {
  return memberQuery(gateway, { call: 'loginDevices', request: {}, staleTime: 5000 });
}

/** The last login attempts. Epoch ms. */
export function loginHistoryQuery(gateway: Gateway): QuerySpec<CallValue<'loginHistory'>> {
  return memberQuery(gateway, { call: 'loginHistory', request: {}, staleTime: 5000 });
}
