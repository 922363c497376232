import { toDecimal } from '@/storefront/platform/languages/decimal';
import type { CallValue, Gateway } from '../../gateway';
import { GatewayError } from '../../gateway-error';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Balances in units of the currency. What is no amount has not been read: it can be asked for again. */
export function balanceQuery(gateway: Gateway): QuerySpec<CallValue<'balance'>> {
  const spec = memberQuery(gateway, { call: 'balance', request: { typeId: 0 }, staleTime: 5000 });
  return {
    ...spec,
    queryFn: async (context) => {
      const balance = await spec.queryFn(context);
      if (toDecimal(balance.sumBalance, 2) === undefined) throw new GatewayError({ code: 'malformed' });
      return balance;
    },
  };
}

/** The wallet that deposits come into and withdrawals go out of. */
export const mainAccount = 2;

/** What is in the main wallet, where the platform tells it apart; else what there is in all. */
export function mainBalanceOf(balance: CallValue<'balance'> | undefined): number | string | undefined {
  const main = balance?.balance?.find(({ accountTypeId }) => Number(accountTypeId) === mainAccount);
  return main?.availBalance ?? balance?.sumBalance;
}
