import { type ReactNode, useEffect, useRef } from 'react';
import { lotteryOrderQuery } from '@/storefront/platform/gateway/queries/games/lottery';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Dialog } from '@/storefront/ui/overlays/dialog';
import { QueryState } from '@/storefront/ui/states/query-state';
import { DrawnDigits } from '../draws/drawn-digits';
import { CancelOrder } from './cancel-order';
import styles from './order-detail.module.css';
import { OrderLines } from './order-lines';
import { isWaiting, untilNextRead } from './order-status';
import type { OrderNames } from './use-orders';

type Props = {
  readonly id: string;
  readonly names: OrderNames;
  readonly onClose: () => void;
};

/** One order with its bets. Before the draw it can be cancelled. */
export function OrderDetail({ id, names, onClose }: Props) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const order = useQuery({
    ...lotteryOrderQuery(gateway, id),
    refetchInterval: ({ state }) => untilNextRead(state.data === undefined ? [] : [state.data]),
  });
  const { data } = order;
  const canCancel = data !== undefined && isWaiting(data) && data.cancellable !== false;
  const factsRef = useRef<HTMLDListElement>(null);
  // The button that cancelled the order is gone, so the focus moves to its new state.
  useEffect(() => {
    if (!canCancel && document.activeElement === document.body) factsRef.current?.focus({ preventScroll: true });
  }, [canCancel]);
  return (
    <Dialog
      title={t('widget.lottery.detail')}
      closeLabel={t('widget.close')}
      onClose={onClose}
      footer={canCancel ? <CancelOrder id={id} readAt={order.dataUpdatedAt} /> : undefined}
    >
      <QueryState query={order} skeleton="card">
        {(value) => (
          <dl ref={factsRef} tabIndex={-1} className={styles.facts}>
            <Fact name={t('widget.lottery.game')} value={names.gameOf(value)} />
            <Fact name={t('widget.lottery.number')} value={value.orderNumber} />
            <Fact name={t('widget.lottery.issueName')} value={value.numero} />
            <Fact name={t('widget.lottery.state')} value={names.stateOf(value) || '–'} />
            <Fact
              name={t('widget.lottery.winning')}
              value={value.winningNumber ? <DrawnDigits numero={value.numero} drawn={value.winningNumber} /> : '–'}
            />
            <Fact name={t('widget.lottery.bet')} value={format.money(value.actualBettingAmount ?? 0)} />
            <Fact
              name={t('widget.lottery.won')}
              value={value.winningAmount === null ? '–' : format.money(value.winningAmount ?? 0)}
            />
            {value.chase && (
              <Fact
                name={t('widget.lottery.chase')}
                value={`${format.number(value.chase.actualChasingPhase ?? 0)} / ${format.number(value.chase.totalChasePhases ?? 0)}`}
              />
            )}
          </dl>
        )}
      </QueryState>
      <OrderLines id={id} gameId={data && names.gameIdOf(data)} />
    </Dialog>
  );
}

function Fact({ name, value }: { readonly name: string; readonly value: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
}
