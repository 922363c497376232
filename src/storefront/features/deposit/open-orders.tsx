import type { UseQueryResult } from '@tanstack/react-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { OpenOrder, OpenOrderList } from '@/storefront/ui/money/open-order';
import { isOpen, type Order, stateOf } from './use-orders';
import { clockText, useSecondsLeft } from './use-seconds-left';

type Props = {
  readonly query: UseQueryResult<readonly Order[] | null>;
  readonly onOpen: (order: Order) => void;
};

/** Open deposits. A tap continues one. */
export default function OpenOrders({ query, onOpen }: Props) {
  const t = useText();
  return (
    <OpenOrderList label={t('widget.deposit.open')} query={query}>
      {(query.data ?? []).filter(isOpen).map((order) => (
        <OpenDeposit key={order.orderNo} order={order} onOpen={() => onOpen(order)} />
      ))}
    </OpenOrderList>
  );
}

function OpenDeposit({ order, onOpen }: { readonly order: Order; readonly onOpen: () => void }) {
  const t = useText();
  const format = useFormat();
  const secondsLeft = useSecondsLeft(order.expiresAt);
  const state = stateOf(order);
  return (
    <OpenOrder
      amount={format.money(order.amount)}
      note={`${order.channelName} · ${t(`widget.deposit.state.${state}`)}`}
      left={state === 'pending' && secondsLeft !== undefined ? format.digits(clockText(secondsLeft)) : undefined}
      onOpen={onOpen}
    />
  );
}
