import { useState } from 'react';
import { useSearchParams } from '@/storefront/contract/hooks';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useText } from '@/storefront/platform/languages/use-text';
import type { WidgetComponentProps } from '@/storefront/renderer/widget';
import { Button } from '@/storefront/ui/button';
import { Heading } from '@/storefront/ui/heading';
import { EmptyState } from '@/storefront/ui/states/empty-state';
import { ForGuests } from '@/storefront/ui/states/for-guests';
import { QueryState } from '@/storefront/ui/states/query-state';
import { invalidPage, invalidParamsIn, RefusedNote, readPage } from '@/storefront/ui/states/refused-note';
import { Pagination } from '@/storefront/ui/tabs/pagination';
import { OrderDetail } from './order-detail';
import { OrderFilters, spans } from './order-filters';
import { OrderList } from './order-list';
import styles from './orders.module.css';
import { useOrders } from './use-orders';

export default function LotteryOrders({ box, props, emit }: WidgetComponentProps<'lottery.orders'>) {
  const t = useText();
  const { session } = useGateway().scope;
  return (
    <section {...box} className={styles.orders} aria-label={props.title}>
      <Heading>{props.title}</Heading>
      {session === '' ? (
        <ForGuests>
          <EmptyState icon="lock" title={t('error.session')}>
            <Button onClick={() => emit('login')}>{t('widget.game.login')}</Button>
          </EmptyState>
        </ForGuests>
      ) : (
        <Orders empty={props.empty} />
      )}
    </section>
  );
}

/** The orders that the address asks for: `?days=`, `status`, `game`, `page`. */
function Orders({ empty }: { readonly empty: string }) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const [openId, setOpenId] = useState<string>();
  const daysParam = spans.find((name) => name === params.get('days'));
  const days = daysParam ?? '7';
  const status = params.get('status') ?? undefined;
  const gameId = params.get('game') ?? undefined;
  const pageParam = readPage(params.get('page'));
  const page = pageParam ?? 1;
  const filter = { days: Number(days), status, gameId, page };
  const { orders, states, games, names } = useOrders(filter);
  const pages = Number(orders.data?.orders.totalPages ?? page);
  const invalidParams = [
    ...invalidParamsIn(params, {
      days: daysParam,
      page: pageParam,
      status: validOption(status, states),
      game: validOption(gameId, games),
    }),
    // A cancelled order may have been the last one of its page.
    ...invalidPage(page, Math.max(1, pages)),
  ];
  const goTo = (next: number) => setParams({ page: next === 1 ? undefined : String(next) });
  return (
    <>
      <OrderFilters
        days={days}
        status={status}
        gameId={gameId}
        states={states}
        games={games}
        onChoose={(values) => setParams({ page: undefined, ...values })}
      />
      <RefusedNote unread={invalidParams} />
      <QueryState query={orders} skeleton="card">
        {(answer) => (
          <>
            <OrderList
              answer={answer}
              filter={filter}
              names={names}
              empty={empty}
              onOpen={setOpenId}
              onFirstPage={() => goTo(1)}
            />
            <Pagination label={t('widget.pages')} page={page} pages={pages} onChoose={goTo} />
          </>
        )}
      </QueryState>
      {openId !== undefined && <OrderDetail id={openId} names={names} onClose={() => setOpenId(undefined)} />}
    </>
  );
}

/** The filter of the address; undefined if there is no such option. While no options are known, any filter is valid. */
function validOption(param: string | undefined, options: { readonly [key: string]: string }): string | undefined {
  return param !== undefined && (Object.hasOwn(options, param) || Object.keys(options).length === 0)
    ? param
    : undefined;
}
