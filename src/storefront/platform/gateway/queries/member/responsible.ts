import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/**
 * The member's limits, how much of them is used, and the current break. Amounts in units of the currency, playing time
 * in minutes, moments in epoch ms.
 */
export function saferPlayQuery(gateway: Gateway): QuerySpec<CallValue<'saferPlay'>> {
  return memberQuery(gateway, { call: 'saferPlay', request: {}, staleTime: 5000 });
}

/** Money, play and limits of the last twelve months, the current one first. */
export function playActivityQuery(gateway: Gateway): QuerySpec<CallValue<'playActivity'>> {
  return memberQuery(gateway, { call: 'playActivity', request: {}, staleTime: 60_000 });
}

/** Sets a limit, or removes it if there is no amount. Gives the new state. */
export async function setPlayLimit(
  gateway: Gateway,
  limit: CallRequest<'setPlayLimit'>,
): Promise<CallValue<'saferPlay'>> {
  return gateway.call('setPlayLimit', limit);
}

/** Starts a break or extends it. Gives the new state. */
export async function startPause(gateway: Gateway, pause: CallRequest<'startPause'>): Promise<CallValue<'saferPlay'>> {
  return gateway.call('startPause', pause);
}
