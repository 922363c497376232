import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Limits that the member set, what is used of them, and the break that they take. Amounts in units of the currency, time in minutes. */
export function saferPlayQuery(gateway: Gateway): QuerySpec<CallValue<'saferPlay'>> {
  return memberQuery(gateway, { call: 'saferPlay', request: {}, staleTime: 5000 });
}

/** Twelve months of money and play, the present one first, and what was set in them. */
export function playActivityQuery(gateway: Gateway): QuerySpec<CallValue<'playActivity'>> {
  return memberQuery(gateway, { call: 'playActivity', request: {}, staleTime: 60_000 });
}

/** Sets a limit, or takes it away where there is no amount; gives how things stand then. */
export async function setPlayLimit(
  gateway: Gateway,
  limit: CallRequest<'setPlayLimit'>,
): Promise<CallValue<'saferPlay'>> {
  return gateway.call('setPlayLimit', limit);
}

/** Begins a break, or makes it longer; gives how things stand then. */
export async function startPause(gateway: Gateway, pause: CallRequest<'startPause'>): Promise<CallValue<'saferPlay'>> {
  return gateway.call('startPause', pause);
}
