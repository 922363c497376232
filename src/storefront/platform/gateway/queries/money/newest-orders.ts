import type { CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

const pageSize = 20;

/** The newest withdrawals, of any date. */
export function newestWithdrawalsQuery(gateway: Gateway): QuerySpec<CallValue<'withdrawRecord'>> {
  return memberQuery(gateway, { call: 'withdrawRecord', request: { pageNo: 1, pageSize } });
}

/** The newest movements of the account, of any date. `types` is a comma list. */
export function newestMovementsQuery(gateway: Gateway, types = ''): QuerySpec<CallValue<'accountRecord'>> {
  const request = { pageNo: 1, pageSize, ...(types !== '' && { transactionType: types }) };
  return memberQuery(gateway, { call: 'accountRecord', request, of: [types] });
}
