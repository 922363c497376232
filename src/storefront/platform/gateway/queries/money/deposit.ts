import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** Whether the member may deposit. */
export function depositSettingsQuery(gateway: Gateway): QuerySpec<CallValue<'depositSettings'>> {
  return {
    queryKey: memberKey(gateway.scope, 'depositSettings'),
    queryFn: ({ signal }) => gateway.call('depositSettings', {}, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}

/** Ways to put money in, by kind. */
export function depositChannelsQuery(gateway: Gateway): QuerySpec<CallValue<'depositChannels'>> {
  const request = { webSupported: 'N', mobileSupported: 'Y', groupMTByChannelName: 'N' };
  return {
    queryKey: memberKey(gateway.scope, 'depositChannels'),
    queryFn: ({ signal }) => gateway.call('depositChannels', request, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}

/** Bonuses that a deposit may be made for. */
export function depositPromotionsQuery(gateway: Gateway): QuerySpec<CallValue<'depositPromotions'>> {
  return {
    queryKey: memberKey(gateway.scope, 'depositPromotions'),
    queryFn: ({ signal }) => gateway.call('depositPromotions', {}, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}

/** Deposits of the last day, the newest first, with what it takes to pay them. Epoch ms. */
export function depositOrdersQuery(gateway: Gateway): QuerySpec<CallValue<'depositOrders'>> {
  return {
    queryKey: memberKey(gateway.scope, 'depositOrders'),
    queryFn: ({ signal }) => gateway.call('depositOrders', {}, { signal }),
    staleTime: 1000,
    enabled: gateway.scope.session !== '',
  };
}

/** Opens a deposit that is paid on a page of the bank; a money call, sent once. */
export async function depositByLaunch(gateway: Gateway, request: CallRequest<'depositByLaunch'>) {
  return gateway.call('depositByLaunch', request);
}

/** Opens a deposit that is paid by scanning a code; a money call, sent once. */
export async function depositByQr(gateway: Gateway, request: CallRequest<'depositByQr'>) {
  return gateway.call('depositByQr', request);
}

/** Opens a deposit that is paid by a transfer; a money call, sent once. */
export async function depositByTransfer(gateway: Gateway, request: CallRequest<'depositByTransfer'>) {
  return gateway.call('depositByTransfer', request);
}

/** Says that a deposit is paid, with pictures of its receipt, or gives it up. */
export async function confirmDeposit(gateway: Gateway, request: CallRequest<'confirmDeposit'>): Promise<void> {
  await gateway.call('confirmDeposit', request);
}
