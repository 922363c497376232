import { useQuery } from '@tanstack/react-query';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { balanceQuery } from '@/storefront/gateway/wallet';
import { useFormat } from '@/storefront/i18n/use-format';
import { useText } from '@/storefront/i18n/use-text';
import { useFlag } from '@/storefront/renderer/hooks';

/** The balance as a player reads it: two decimals, dots while hidden or under renewal, a dash while there is none. */
export type Balance = {
  readonly text: string;
  readonly hidden: boolean;
  readonly busy: boolean;
  readonly failed: boolean;
};

const dots = '••••••';

export function useBalance(): Balance {
  const gateway = useGateway();
  const format = useFormat();
  const t = useText();
  const hidden = useFlag('balance.hidden');
  const { data, isFetching, isError } = useQuery(balanceQuery(gateway));
  const state = { hidden, busy: isFetching, failed: isError };
  if (isFetching || (hidden && data !== undefined)) return { ...state, text: dots };
  if (data === undefined) return { ...state, text: t('widget.balance.none') };
  return { ...state, text: format.money(data.sumBalance) };
}
