import type { CallRequest, CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

/** What came of one rain. */
export type Rain = CallValue<'transferMultiple'>;

export type Receiver = NonNullable<CallValue<'recipients'>['downlines']>[number];

/** Rains of a page. */
export const rainsPerPage = 20;

/** Those right below the agent. */
export function receiversQuery(gateway: Gateway): QuerySpec<CallValue<'recipients'>> {
  return {
    queryKey: memberKey(gateway.scope, 'recipients'),
    queryFn: ({ signal }) => gateway.call('recipients', {}, { signal }),
    staleTime: 30_000,
    enabled: gateway.scope.session !== '',
  };
}

/** What each may be given at once, and how many at a time. */
export function rainLimitsQuery(gateway: Gateway): QuerySpec<CallValue<'transferMultipleSettings'>> {
  return {
    queryKey: memberKey(gateway.scope, 'transferMultipleSettings'),
    queryFn: ({ signal }) => gateway.call('transferMultipleSettings', {}, { signal }),
    staleTime: 60_000,
    enabled: gateway.scope.session !== '',
  };
}

/** One page of what the agent gave, from 0, the latest first. */
export function rainsQuery(gateway: Gateway, pageNo: number): QuerySpec<CallValue<'transferMultipleRecords'>> {
  return {
    queryKey: memberKey(gateway.scope, 'transferMultipleRecords', pageNo),
    queryFn: ({ signal }) => gateway.call('transferMultipleRecords', { pageNo, pageSize: rainsPerPage }, { signal }),
    staleTime: 10_000,
    enabled: gateway.scope.session !== '',
  };
}

/** Gives money to several downlines; a money call, sent once. */
export async function giveRain(gateway: Gateway, request: CallRequest<'transferMultiple'>): Promise<Rain> {
  return gateway.call('transferMultiple', request);
}
