import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Whether the member may deposit. */
export function depositSettingsQuery(gateway: Gateway): QuerySpec<CallValue<'depositSettings'>> {
  return memberQuery(gateway, { call: 'depositSettings', request: {}, staleTime: 60_000 });
}

/** Ways to put money in, by kind. */
export function depositChannelsQuery(gateway: Gateway): QuerySpec<CallValue<'depositChannels'>> {
  const request = { webSupported: 'N', mobileSupported: 'Y', groupMTByChannelName: 'N' };
  return memberQuery(gateway, { call: 'depositChannels', request, staleTime: 60_000 });
}

/** Bonuses to choose with a deposit. */
export function depositPromotionsQuery(gateway: Gateway): QuerySpec<CallValue<'depositPromotions'>> {
  return memberQuery(gateway, { call: 'depositPromotions', request: {}, staleTime: 60_000 });
}

/** Deposits of the last day, the newest first, with the data to pay them. Epoch ms. */
export function depositOrdersQuery(gateway: Gateway): QuerySpec<CallValue<'depositOrders'>> {
  return memberQuery(gateway, { call: 'depositOrders', request: {}, staleTime: 1000 });
}

/** Opens a deposit that is paid on the bank's page; a money call, sent once. */
export async function depositByLaunch(gateway: Gateway, request: CallRequest<'depositByLaunch'>) {
  return gateway.call('depositByLaunch', request);
}

/** Opens a deposit that is paid by a scanned code; a money call, sent once. */
export async function depositByQr(gateway: Gateway, request: CallRequest<'depositByQr'>) {
  return gateway.call('depositByQr', request);
}

/** Opens a deposit that is paid by a transfer; a money call, sent once. */
export async function depositByTransfer(gateway: Gateway, request: CallRequest<'depositByTransfer'>) {
  return gateway.call('depositByTransfer', request);
}

/** Reports a deposit as paid, with pictures of the receipt, or cancels it. */
export async function confirmDeposit(gateway: Gateway, request: CallRequest<'confirmDeposit'>): Promise<void> {
  await gateway.call('confirmDeposit', request);
}
