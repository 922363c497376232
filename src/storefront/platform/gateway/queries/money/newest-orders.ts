import type { CallValue, Gateway } from '../../gateway';
import { memberKey } from '../keys';
import type { QuerySpec } from '../query';

const pageSize = 20;

/** The newest withdrawals, whenever they were. */
export function newestWithdrawalsQuery(gateway: Gateway): QuerySpec<CallValue<'withdrawRecord'>> {
  return {
    queryKey: memberKey(gateway.scope, 'withdrawRecord'),
    queryFn: ({ signal }) => gateway.call('withdrawRecord', { pageNo: 1, pageSize }, { signal }),
    enabled: gateway.scope.session !== '',
  };
}

/** The newest movements of the account, whenever they were; `types` with commas. */
export function newestMovementsQuery(gateway: Gateway, types = ''): QuerySpec<CallValue<'accountRecord'>> {
  const request = { pageNo: 1, pageSize, ...(types !== '' && { transactionType: types }) };
  return {
    queryKey: memberKey(gateway.scope, 'accountRecord', types),
    queryFn: ({ signal }) => gateway.call('accountRecord', request, { signal }),
    enabled: gateway.scope.session !== '',
  };
}
