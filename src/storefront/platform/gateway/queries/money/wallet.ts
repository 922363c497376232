import type { CallValue, Gateway } from '../../gateway';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Balances in units of the currency. */
export function balanceQuery(gateway: Gateway): QuerySpec<CallValue<'balance'>> {
  return memberQuery(gateway, { call: 'balance', request: { typeId: 0 }, staleTime: 5000 });
}

/** The wallet that deposits come into and withdrawals go out of. */
export const mainAccount = 2;

/** What is in the main wallet, where the platform tells it apart; else what there is in all. */
export function mainBalanceOf(balance: CallValue<'balance'> | undefined): number | string | undefined {
  const main = balance?.balance?.find(({ accountTypeId }) => Number(accountTypeId) === mainAccount);
  return main?.availBalance ?? balance?.sumBalance;
}
