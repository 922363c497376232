import { useEffect, useRef } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { depositOrdersQuery } from '@/storefront/platform/gateway/queries/money/deposit';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { type MoneyStateName, moneyStateOf } from '@/storefront/ui/money/money-state';

export type Order = NonNullable<CallValue<'depositOrders'>>[number];

export function stateOf({ state }: Order): MoneyStateName {
  return moneyStateOf(state);
}

export function isOpen(order: Order): boolean {
  return ['pending', 'processing'].includes(stateOf(order));
}

/** How often open orders are looked at, in milliseconds. */
const lookEvery = 3000;

/** Deposits of the last day; while one is open they are looked at again and again, and the balance once one is settled. */
export function useOrders() {
  const run = useAction();
  const gateway = useGateway();
  const query = useQuery({
    ...depositOrdersQuery(gateway),
    refetchInterval: ({ state }) => ((state.data ?? []).some(isOpen) ? lookEvery : false),
  });
  const latest = useRef(run);
  latest.current = run;
  const open = useRef<readonly string[]>([]);
  const { data } = query;
  useEffect(() => {
    const orders = data ?? [];
    const settled = orders.some((order) => !isOpen(order) && open.current.includes(order.orderNo));
    open.current = orders.filter(isOpen).map(({ orderNo }) => orderNo);
    if (settled) latest.current({ do: 'refreshBalance' });
  }, [data]);
  return query;
}
