import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { useIsHere } from '@/storefront/forms/use-is-here';
import { whenIdle } from '@/storefront/platform/browser/when-idle';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import { NewDeposit } from './new-deposit';
import { type Order, stateOf, useOrders } from './use-orders';

const loadOrder = () => import('./order-view').then(({ OrderView }) => ({ default: OrderView }));
const orderView = createLazy(loadOrder);

/** A deposit: a form, or the order of `?order=`, which stays when it is settled. */
export default function Deposit({ box, props, slots, slotItems }: WidgetComponentProps<'money.deposit'>) {
  const t = useText();
  const gateway = useGateway();
  const isHere = useIsHere();
  const [params, setParams] = useSearchParams();
  const orders = useOrders();
  /** A new order that the list does not have yet. */
  const [newOrder, setNewOrder] = useState<Order>();
  /** A failed or cancelled order that the player tries again, until the form has taken it over. */
  const retryOrder = useRef<Order>(undefined);
  // Loads the code of the order's page before one is made.
  useEffect(() => whenIdle(() => void loadOrder().catch(() => undefined)), []);
  if (gateway.scope.session === '') return <EmptyState {...box} icon="lock" title={t('error.session')} />;
  // A brand without a record has an empty slot.
  const record = slotItems.record?.length ? slots.record : undefined;
  const orderNumber = params.get('order') ?? undefined;
  // Adds a history entry, so that the way back leads to the form.
  const showOrder = (order: Order) => setParams({ order: order.orderNo }, 'step');
  const openOrder = (order: Order) => {
    // A player who has left finds the order in the list of open ones.
    if (!isHere()) return;
    setNewOrder(order);
    showOrder(order);
  };
  if (orderNumber === undefined) {
    return (
      <div {...box}>
        <NewDeposit
          detail={props.version === 1}
          retryOrder={retryOrder}
          orders={orders}
          record={record}
          help={slots.help}
          onOpen={showOrder}
          onMade={openOrder}
        />
      </div>
    );
  }
  const listedOrder = (orders.data ?? []).find(({ orderNo }) => orderNo === orderNumber);
  const order = listedOrder ?? (newOrder?.orderNo === orderNumber ? newOrder : undefined);
  return (
    <div {...box}>
      <LazyComponent of={orderView} fallback={<Skeleton kind="form" label={t('widget.loading')} />}>
        {(OrderView) => (
          <OrderView
            order={order}
            query={orders}
            record={record}
            onMade={openOrder}
            onNew={() => {
              const isRetry = order !== undefined && ['failed', 'cancelled'].includes(stateOf(order));
              retryOrder.current = isRetry ? order : undefined;
              setParams({ order: undefined });
            }}
          />
        )}
      </LazyComponent>
    </div>
  );
}
