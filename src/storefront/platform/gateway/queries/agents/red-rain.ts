import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** The result of one rain. */
export type Rain = CallValue<'transferMultiple'>;

export type Receiver = NonNullable<CallValue<'recipients'>['downlines']>[number];

/** Rains on one page. */
export const rainsPerPage = 20;

/** Members directly below the agent. */
export function receiversQuery(gateway: Gateway): QuerySpec<CallValue<'recipients'>> {
  return memberQuery(gateway, { call: 'recipients', request: {}, staleTime: 30_000 });
}

/** The most that each may get at once, and the most receivers. */
export function rainLimitsQuery(gateway: Gateway): QuerySpec<CallValue<'transferMultipleSettings'>> {
  return memberQuery(gateway, { call: 'transferMultipleSettings', request: {}, staleTime: 60_000 });
}

/** One page of the agent's rains, from 0, the latest first. */
export function rainsQuery(gateway: Gateway, pageNo: number): QuerySpec<CallValue<'transferMultipleRecords'>> {
  return memberQuery(gateway, {
    call: 'transferMultipleRecords',
    request: { pageNo, pageSize: rainsPerPage },
    of: [pageNo],
    staleTime: 10_000,
  });
}

/** Gives money to several downlines; a money call, sent once. */
export async function giveRain(gateway: Gateway, request: CallRequest<'transferMultiple'>): Promise<Rain> {
  return gateway.call('transferMultiple', request);
}
