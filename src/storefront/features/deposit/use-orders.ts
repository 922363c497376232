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

/** Milliseconds between two reads while an order is open. */
const pollMs = 3000;

/**
 * Deposits of the last day. While one is open they are read at an interval; when one is settled the balance is read
 * again.
 */
export function useOrders() {
  const run = useAction();
  const gateway = useGateway();
  const query = useQuery({
    ...depositOrdersQuery(gateway),
    refetchInterval: ({ state }) => ((state.data ?? []).some(isOpen) ? pollMs : false),
  });
  const latest = useRef(run);
  latest.current = run;
  const openNumbers = useRef<readonly string[]>([]);
  const { data } = query;
  useEffect(() => {
    const orders = data ?? [];
    const hasSettled = orders.some((order) => !isOpen(order) && openNumbers.current.includes(order.orderNo));
    openNumbers.current = orders.filter(isOpen).map(({ orderNo }) => orderNo);
    if (hasSettled) latest.current({ do: 'refreshBalance' });
  }, [data]);
  return query;
}
