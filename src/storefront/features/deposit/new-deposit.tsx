import type { UseQueryResult } from '@tanstack/react-query';
import { type ComponentProps, type ReactNode, type RefObject, useEffect, useState } from 'react';
import { amountText, minorOf } from '@/storefront/forms/rules/read-amount';
import { useDraft } from '@/storefront/forms/use-draft';
import { useNewForm } from '@/storefront/forms/use-new-form';
import { useValueOf } from '@/storefront/forms/use-value-of';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import {
  depositChannelsQuery,
  depositPromotionsQuery,
  depositSettingsQuery,
} from '@/storefront/platform/gateway/queries/money/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useText } from '@/storefront/platform/languages/use-text';
import { useSession } from '@/storefront/platform/session/use-session';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { QueryFailure, QueryState } from '@/storefront/ui/states/query-state';
import { Shape } from '@/storefront/ui/states/shape';
import { Skeleton } from '@/storefront/ui/states/skeleton';
import styles from './deposit.module.css';
import { DepositForm } from './deposit-form';
import { useDepositLimit } from './deposit-limit';
import type OpenOrders from './open-orders';
import { OwnLimits } from './own-limits';
import { Paused } from './paused';
import { UnsettledDeposit } from './unsettled-deposit';
import { isOpen, type Order } from './use-orders';
import { usePayerName } from './use-payer-name';
import { WayList } from './way-list';
import { waysOf } from './ways';

const openOrders = createLazy(() => import('./open-orders'));

type Props = {
  /** Shows the credited amount and offers bonuses. */
  readonly detail: boolean;
  /** An order whose way, amount and bonus fill the form once, so that what is typed afterwards stays. */
  readonly retryOrder: RefObject<Order | undefined>;
  readonly orders: UseQueryResult<readonly Order[] | null>;
  /** Link to the record, from config. */
  readonly record: ReactNode;
  /** Link to help, from config. */
  readonly help: ReactNode;
  readonly onOpen: (order: Order) => void;
  readonly onMade: (order: Order) => void;
};

/** The form of a new deposit. Typed values outlive a reload, a login in between, and a look at an open order. */
export function NewDeposit({ detail, retryOrder, orders, record, help, onOpen, onMade }: Props) {
  const t = useText();
  const gateway = useGateway();
  const session = useSession();
  const settings = useQuery(depositSettingsQuery(gateway));
  const channels = useQuery(depositChannelsQuery(gateway));
  const bonuses = useQuery({ ...depositPromotionsQuery(gateway), enabled: detail });
  const scope = useNewForm();
  const draft = useDraft(scope, 'deposit', session?.userName ?? '');
  const chosenWay = useValueOf(scope, 'values.way');
  const [closedWays, setClosedWays] = useState<ReadonlySet<string>>(new Set());
  const [isSending, setSending] = useState(false);
  const limit = useDepositLimit();
  const { form } = scope;
  usePayerName(scope);
  useEffect(() => {
    const order = retryOrder.current;
    if (order === undefined) return;
    retryOrder.current = undefined;
    form.setValue('values.amount', amountText(minorOf(order.amount) ?? 0).replace(/\.00$/, ''));
    form.setValue('values.way', order.channelName ?? '');
    form.setValue('values.bonus', String(order.promotionId ?? ''));
  }, [retryOrder, form]);
  const isSwitchedOffHere = isSwitchedOff(channels);
  if (isSwitchedOffHere || settings.data?.allowDeposit === 'N') {
    const title = t(isSwitchedOffHere ? 'widget.deposit.off' : 'widget.deposit.closed');
    return (
      <EmptyState icon="lock" title={title} text={t('widget.deposit.closedNote')}>
        {help}
      </EmptyState>
    );
  }
  if (limit.pause !== null) {
    return (
      <div className={styles.deposit}>
        <QueryFailure query={orders} />
        <LazyOpenOrders query={orders} onOpen={onOpen} />
        <Paused until={limit.pause.until} />
      </div>
    );
  }
  return (
    <div className={styles.deposit}>
      <UnsettledDeposit record={record} busy={isSending} onFound={() => form.setValue('values.amount', '')} />
      <QueryFailure query={orders} />
      <LazyOpenOrders query={orders} onOpen={onOpen} />
      <OwnLimits limit={limit} />
      <QueryState query={channels} skeleton={<Shape of="amount" label={t('widget.loading')} />}>
        {(kinds) => {
          if (limit.isPending || (detail && bonuses.isPending))
            return <Skeleton kind="form" label={t('widget.loading')} />;
          const ways = waysOf(kinds);
          const way = ways.find(({ id, name }) => id === chosenWay || name === chosenWay) ?? ways[0];
          if (way === undefined) {
            return (
              <EmptyState icon="wallet" title={t('widget.deposit.none')} text={t('widget.deposit.closedNote')}>
                {help}
              </EmptyState>
            );
          }
          return (
            <>
              <WayList
                ways={ways}
                chosen={way.id}
                closedWays={closedWays}
                limit={limit}
                onChoose={(id) => form.setValue('values.way', id)}
              />
              <DepositForm
                scope={scope}
                way={way}
                limit={limit}
                bonuses={detail ? bonuses : undefined}
                onFailed={() => {
                  draft.keep();
                  setSending(false);
                }}
                onSent={() => setSending(true)}
                onClosed={() => setClosedWays((ids) => new Set([...ids, way.id]))}
                onMade={(order) => {
                  draft.drop();
                  onMade(order);
                }}
              />
            </>
          );
        }}
      </QueryState>
    </div>
  );
}

function LazyOpenOrders(props: ComponentProps<typeof OpenOrders>) {
  if (!(props.query.data ?? []).some(isOpen)) return null;
  return (
    <LazyComponent of={openOrders} fallback={null} lost={null}>
      {(Orders) => <Orders {...props} />}
    </LazyComponent>
  );
}
