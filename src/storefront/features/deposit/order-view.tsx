import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { minorOf } from '@/storefront/forms/rules/read-amount';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import { Button } from '@/storefront/ui/button';
import { Card } from '@/storefront/ui/card';
import { MoneyState } from '@/storefront/ui/money/money-state';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { OldFigure } from '@/storefront/ui/states/old-figure';
import { QueryState } from '@/storefront/ui/states/query-state';
import { GivenReceipts } from './given-receipts';
import { NewCode } from './new-code';
import styles from './order-view.module.css';
import { Payment } from './payment';
import { isOpen, type Order, stateOf } from './use-orders';
import { clockText, useSecondsLeft } from './use-seconds-left';
import { WhatArrives } from './what-arrives';

type Props = {
  readonly order: Order | undefined;
  readonly query: UseQueryResult<readonly Order[] | null>;
  readonly record: ReactNode;
  readonly onNew: () => void;
  readonly onMade: (order: Order) => void;
};

/** One deposit, followed until it is settled. */
export function OrderView({ order, query, record, onNew, onMade }: Props) {
  const t = useText();
  const newCode = order?.submitKind === 'qr' && <NewCode order={order} record={record} onMade={onMade} />;
  const hasFailed = order !== undefined && stateOf(order) === 'failed';
  const nextSteps = (
    <>
      {hasFailed && newCode}
      <Button tone={hasFailed && newCode ? 'secondary' : 'primary'} wide onClick={onNew}>
        {t('widget.deposit.new')}
      </Button>
      {record}
    </>
  );
  if (order === undefined) {
    return (
      <QueryState query={query} skeleton="form">
        {() => (
          <EmptyState icon="list" title={t('widget.deposit.gone')}>
            {nextSteps}
          </EmptyState>
        )}
      </QueryState>
    );
  }
  return <OrderDetail key={order.orderNo} order={order} query={query} newCode={newCode} nextSteps={nextSteps} />;
}

type OrderDetailProps = {
  readonly order: Order;
  readonly query: Props['query'];
  readonly newCode: ReactNode;
  readonly nextSteps: ReactNode;
};

function OrderDetail({ order, query, newCode, nextSteps }: OrderDetailProps) {
  const t = useText();
  const format = useFormat();
  const secondsLeft = useSecondsLeft(order.expiresAt);
  const state = stateOf(order);
  const [paid, fee, bonus] = [minorOf(order.amount) ?? 0, minorOf(order.fee) ?? 0, minorOf(order.bonus) ?? 0];
  const isMoneyDue = state !== 'failed' && state !== 'cancelled';
  // The order may have been paid at the last moment, so it stays open and is still read at an interval.
  const isCodeExpired = order.submitKind === 'qr' && state === 'pending' && secondsLeft === 0;
  return (
    <Card pad="l">
      <section
        ref={showStart}
        tabIndex={-1}
        className={styles.order}
        aria-label={t('widget.deposit.order', { number: order.orderNo })}
      >
        <MoneyState
          state={state}
          words={t(isCodeExpired ? 'widget.deposit.codeOver' : `widget.deposit.state.${state}`)}
          amount={format.money(order.amount)}
          note={`${order.channelName} · ${t('widget.deposit.order', { number: order.orderNo })}`}
        />
        {query.data !== undefined && <OldFigure query={query} />}
        {state === 'pending' && secondsLeft !== undefined && !isCodeExpired && (
          <p className={styles.note}>
            {t('widget.deposit.left')} <bdi className={styles.left}>{format.digits(clockText(secondsLeft))}</bdi>
          </p>
        )}
        {state === 'pending' ? (
          <Payment order={order} newCode={isCodeExpired ? newCode : undefined} />
        ) : (
          <p>{t(`widget.deposit.told.${state}`)}</p>
        )}
        {isMoneyDue && (fee > 0 || bonus > 0) && <WhatArrives paid={paid} fee={fee} bonus={bonus} />}
        {state !== 'pending' && <GivenReceipts order={order} />}
        {!isOpen(order) && nextSteps}
      </section>
    </Card>
  );
}

/** The form was longer, so the page scrolls to the start of what replaced it. */
function showStart(section: HTMLElement | null): void {
  section?.focus({ preventScroll: true });
  section?.scrollIntoView({ block: 'start' });
}
