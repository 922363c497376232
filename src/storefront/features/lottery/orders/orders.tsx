import { useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { lotteryOrdersKey } from '@/storefront/platform/gateway/queries/games/lottery';
import { uniqueBy } from '@/storefront/platform/gateway/queries/unique-by';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useNewRows } from '@/storefront/platform/gateway/use-new-rows';
import { useFormat } from '@/storefront/platform/languages/use-format';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Select } from '@/storefront/ui/fields/select';
import { Heading } from '@/storefront/ui/heading';
import { ComeNote } from '@/storefront/ui/long-list/come-note';
import { LongList } from '@/storefront/ui/long-list/long-list';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { QueryState } from '@/storefront/ui/states/query-state';
import { RefusedNote, readPage, unreadIn, unreadPage } from '@/storefront/ui/states/refused-note';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { Tabs } from '@/storefront/ui/tabs/tabs';
import { OrderDetail } from './order-detail';
import { OrderRow } from './order-row';
import styles from './orders.module.css';
import { type Order, useOrders } from './use-orders';

const spans = ['1', '7', '30'] as const;

export default function LotteryOrders({ props, emit }: WidgetComponentProps<'lottery.orders'>) {
  const t = useText();
  const format = useFormat();
  const gateway = useGateway();
  const [params, setParams] = useSearchParams();
  const [open, setOpen] = useState<string>();
  const span = spans.find((name) => name === params.get('days'));
  const days = span ?? '7';
  const status = params.get('status') ?? undefined;
  const gameId = params.get('game') ?? undefined;
  const asked = readPage(params.get('page'));
  const page = asked ?? 1;
  const filter = { days: Number(days), status, gameId };
  const { orders, states, games, names } = useOrders({ ...filter, page });
  const { rows, come, renew } = useNewRows<CallValue<'lotteryOrders'>, Order>(
    {
      page,
      keyOf: (earlier) => lotteryOrdersKey(gateway, { ...filter, page: earlier }),
      rowsOf: ({ orders: { content } }) => content,
      idOf: ({ orderDetailId }) => String(orderDetailId),
    },
    orders.data?.orders.content ?? [],
  );
  const pages = Number(orders.data?.orders.totalPages ?? page);
  const unread = [
    ...unreadIn(params, { days: span, page: asked, status: offered(status, states), game: offered(gameId, games) }),
    // A cancelled order may have been the last one of its page.
    ...unreadPage(page, Math.max(1, pages)),
  ];
  const choose = (values: { readonly [name: string]: string | undefined }) => setParams({ page: undefined, ...values });
  if (gateway.scope.session === '') {
    return (
      <section className={styles.orders} aria-label={props.title}>
        <Heading>{props.title}</Heading>
        <EmptyState icon="lock" title={t('error.session')}>
          <Button onClick={() => emit('login')}>{t('widget.game.login')}</Button>
        </EmptyState>
      </section>
    );
  }
  return (
    <section className={styles.orders} aria-label={props.title}>
      <Heading>{props.title}</Heading>
      <Tabs
        label={t('widget.lottery.days')}
        tabs={spans.map((key) => ({ key, label: t(`widget.lottery.days.${key}`) }))}
        chosen={days}
        onChoose={(next) => choose({ days: next })}
      />
      <div className={styles.filters}>
        <Select
          label={t('widget.lottery.state')}
          all={t('widget.games.all')}
          options={states}
          value={status}
          onChange={(next) => choose({ status: next })}
        />
        <Select
          label={t('widget.lottery.game')}
          all={t('widget.games.all')}
          options={games}
          value={gameId}
          onChange={(next) => choose({ game: next })}
        />
      </div>
      <RefusedNote unread={unread} />
      <QueryState query={orders} skeleton="card">
        {({ orders: { content }, orderSumTO }) => (
          <>
            <ComeNote
              count={come}
              onShow={() => {
                renew();
                setParams({ page: undefined });
              }}
            />
            {content.length === 0 ? (
              <EmptyState icon="list" title={props.empty} />
            ) : (
              <LongList rows={uniqueBy(rows, ({ orderDetailId }) => String(orderDetailId))} className={styles.list}>
                {(order, place) => (
                  <li key={String(order.orderDetailId)} {...place}>
                    <OrderRow order={order} names={names} onOpen={() => setOpen(String(order.orderDetailId))} />
                  </li>
                )}
              </LongList>
            )}
            {orderSumTO && content.length > 0 && (
              <p className={styles.sum}>
                {t('widget.lottery.sum', {
                  bet: format.money(orderSumTO.sumActualBettingAmt ?? 0),
                  won: format.money(orderSumTO.sumWinningAmt ?? 0),
                })}
              </p>
            )}
            <Pagination
              label={t('widget.pages')}
              page={page}
              pages={pages}
              onChoose={(next) => setParams({ page: next === 1 ? undefined : String(next) })}
            />
          </>
        )}
      </QueryState>
      {open !== undefined && <OrderDetail id={open} names={names} onClose={() => setOpen(undefined)} />}
    </section>
  );
}

/** The filter of the address; undefined if there is no such option. */
function offered(asked: string | undefined, options: { readonly [key: string]: string }): string | undefined {
  return asked !== undefined && (Object.hasOwn(options, asked) || Object.keys(options).length === 0)
    ? asked
    : undefined;
}
