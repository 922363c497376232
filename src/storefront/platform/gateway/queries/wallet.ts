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
