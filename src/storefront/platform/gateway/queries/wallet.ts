import type { CallValue, Gateway } from '../gateway';
import { memberKey } from './keys';
import type { QuerySpec } from './query';

/** Balances in units of the currency. */
export function balanceQuery(gateway: Gateway): QuerySpec<CallValue<'balance'>> {
  return {
    queryKey: memberKey(gateway.scope, 'balance'),
    queryFn: ({ signal }) => gateway.call('balance', { typeId: 0 }, { signal }),
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

type DateRange = {
  readonly startDate?: string;
  readonly endDate?: string;
  readonly pageNo?: number;
  readonly pageSize?: number;
};

/** Deposits of a span of days (`YYYY-MM-DD HH:mm:ss`). */
export function depositRecordQuery(gateway: Gateway, range: DateRange): QuerySpec<CallValue<'depositRecord'>> {
  return recordQuery(gateway, 'depositRecord', range);
}

/** Withdrawals of a span of days. */
export function withdrawRecordQuery(gateway: Gateway, range: DateRange): QuerySpec<CallValue<'withdrawRecord'>> {
  return recordQuery(gateway, 'withdrawRecord', range);
}

/** Bets of a span of days. */
export function betRecordQuery(gateway: Gateway, range: DateRange): QuerySpec<CallValue<'betRecord'>> {
  return recordQuery(gateway, 'betRecord', range);
}

/** Movements of the account in a span of days. */
export function accountRecordQuery(gateway: Gateway, range: DateRange): QuerySpec<CallValue<'accountRecord'>> {
  const { startDate, endDate, ...paging } = range;
  const request = { ...paging, ...(startDate && { startTime: startDate }), ...(endDate && { endTime: endDate }) };
  return {
    queryKey: memberKey(gateway.scope, 'accountRecord', range),
    queryFn: ({ signal }) => gateway.call('accountRecord', request, { signal }),
    enabled: gateway.scope.session !== '',
  };
}

function recordQuery<Name extends 'depositRecord' | 'withdrawRecord' | 'betRecord'>(
  gateway: Gateway,
  name: Name,
  range: DateRange,
): QuerySpec<CallValue<Name>> {
  return {
    queryKey: memberKey(gateway.scope, name, range),
    queryFn: ({ signal }) => gateway.call<Name>(name, range, { signal }),
    enabled: gateway.scope.session !== '',
  };
}
