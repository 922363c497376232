import { useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { NewDeposit } from './new-deposit';
import { OrderView } from './order-view';
import { type Order, useOrders } from './use-orders';

/** Puts money in: a form, or the order that `?order=` names until it is settled. */
export default function Deposit({ props, slots }: WidgetComponentProps<'money.deposit'>) {
  const t = useText();
  const gateway = useGateway();
  const [params, setParams] = useSearchParams();
  const orders = useOrders();
  /** Just opened: it shows before the list knows of it. */
  const [made, setMade] = useState<Order>();
  if (gateway.scope.session === '') return <EmptyState icon="lock" title={t('error.session')} />;
  const number = params.get('order') ?? undefined;
  if (number === undefined) {
    return (
      <NewDeposit
        detail={props.version === 1}
        orders={orders.data ?? []}
        record={slots.record}
        help={slots.help}
        onOpen={(order) => setParams({ order: order.orderNo })}
        onMade={(order) => {
          setMade(order);
          setParams({ order: order.orderNo });
        }}
      />
    );
  }
  const listed = (orders.data ?? []).find(({ orderNo }) => orderNo === number);
  return (
    <OrderView
      order={listed ?? (made?.orderNo === number ? made : undefined)}
      query={orders}
      record={slots.record}
      onNew={() => setParams({ order: undefined })}
    />
  );
}
