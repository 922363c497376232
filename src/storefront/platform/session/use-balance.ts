import { useFlag } from '@/storefront/contract/hooks';
import { balanceQuery } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';

/** The balance as a player reads it: two decimals, dots while hidden, an ellipsis while it is on its way, a dash while there is none. */
export type Balance = {
  readonly text: string;
  readonly hidden: boolean;
  readonly busy: boolean;
  /** None has come yet, and a try has failed; also while the next one is on its way. */
  readonly failed: boolean;
};

const dots = '••••••';

export function useBalance(): Balance {
  const gateway = useGateway();
  const format = useFormat();
  const t = useText();
  const hidden = useFlag('balance.hidden');
  const { data, isFetching, errorUpdateCount } = useQuery(balanceQuery(gateway));
  const state = { hidden, busy: isFetching, failed: data === undefined && errorUpdateCount > 0 };
  if (hidden && (isFetching || data !== undefined)) return { ...state, text: dots };
  if (isFetching) return { ...state, text: '…' };
  if (data === undefined) return { ...state, text: t('widget.balance.none') };
  return { ...state, text: format.money(data.sumBalance) };
}
