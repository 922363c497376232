import { toDecimal } from '@/storefront/platform/languages/decimal';
import type { CallValue, Gateway } from '../../gateway';
import { GatewayError } from '../../gateway-error';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

/** Balances in units of the currency. An answer that is no amount counts as a failed read. */
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

/** Type of the main wallet, which deposits and withdrawals use. */
export const mainAccount = 2;

/** The balance of the main wallet if the platform lists it, else the total. */
export function mainBalanceOf(balance: CallValue<'balance'> | undefined): number | string | undefined {
  const main = balance?.balance?.find(({ accountTypeId }) => Number(accountTypeId) === mainAccount);
  return main?.availBalance ?? balance?.sumBalance;
}
