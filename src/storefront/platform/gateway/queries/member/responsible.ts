import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** Limits that the member set, what is used of them, and the break that they take. Amounts in units of the currency, time in minutes. */
export function saferPlayQuery(gateway: Gateway): QuerySpec<CallValue<'saferPlay'>> {
  return {
    queryKey: memberKey(gateway.scope, 'saferPlay'),
    queryFn: ({ signal }) => gateway.call('saferPlay', {}, { signal }),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

/** Twelve months of money and play, the present one first, and what was set in them. */
export function playActivityQuery(gateway: Gateway): QuerySpec<CallValue<'playActivity'>> {
  return {
    queryKey: memberKey(gateway.scope, 'playActivity'),
    queryFn: ({ signal }) => gateway.call('playActivity', {}, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
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
