import type { UseQueryResult } from '@tanstack/react-query';
import { useFlag } from '@/storefront/contract/hooks';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { balanceQuery } from '@/storefront/platform/gateway/queries/money/wallet';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';

/** The balance as text: two decimals, dots while hidden, an ellipsis while loading, a dash if there is none. */
export type Balance = {
  readonly text: string;
  readonly hidden: boolean;
  readonly busy: boolean;
  /**
   * The last read failed, so the figure is missing or old. Stays true during the next read if there is no figure yet.
   */
  readonly failed: boolean;
  /** The query that it comes from. */
  readonly query: UseQueryResult<CallValue<'balance'>>;
};

const dots = '••••••';

export function useBalance(): Balance {
  const gateway = useGateway();
  const format = useFormat();
  const t = useText();
  const hidden = useFlag('balance.hidden');
  const query = useQuery(balanceQuery(gateway));
  const { data, isFetching, isError, errorUpdateCount } = query;
  const failed = data === undefined ? errorUpdateCount > 0 : isError && !isFetching;
  const state = { hidden, busy: isFetching, failed, query };
  if (hidden && (isFetching || data !== undefined)) return { ...state, text: dots };
  if (isFetching) return { ...state, text: '…' };
  if (data === undefined) return { ...state, text: t('widget.balance.none') };
  return { ...state, text: format.money(data.sumBalance) };
}
