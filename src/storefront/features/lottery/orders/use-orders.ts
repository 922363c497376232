import { useEffect, useRef } from 'react';
import { useAction } from '@/storefront/contract/hooks';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import {
  drawsQuery,
  lotteryConditionsQuery,
  lotteryOrdersQuery,
  type OrderFilter,
} from '@/storefront/platform/gateway/queries/games/lottery';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useDates } from '@/storefront/platform/languages/use-dates';
import { useTime } from '@/storefront/platform/languages/use-time';
import { isWaiting, untilNextRead } from './order-status';

export type Order = CallValue<'lotteryOrders'>['orders']['content'][number];
/** The part of an order that its name needs. */
type NamedOrder = Pick<Order, 'gameId' | 'gameCode' | 'gameName' | 'orderStatus'>;

/** Words for an order: the name of its lottery and its state. `gameIdOf` gives the gateway's id of the lottery. */
export type OrderNames = {
  readonly gameOf: (order: NamedOrder) => string;
  readonly stateOf: (order: NamedOrder) => string;
  readonly gameIdOf: (order: NamedOrder) => string | undefined;
};

/**
 * Milliseconds added to the end of the range: the clock may be a little behind, and the newest bet must be in the list.
 */
const slackMs = 60_000;

/** The member's orders of some days in the merchant's time zone, and their filters. */
export function useOrders(filter: OrderFilter) {
  const gateway = useGateway();
  const { startOf } = useDates();
  const { day, now } = useTime();
  const draws = useQuery(drawsQuery(gateway));
  const conditions = useQuery(lotteryConditionsQuery(gateway));
  const spanOf = (days: number) => ({ startDate: startOf(day(days - 1)), endDate: now() + slackMs });
  const query = lotteryOrdersQuery(gateway, filter, spanOf);
  // After the draws: their answer sets the clock, which `spanOf` reads.
  const orders = useQuery({
    ...query,
    enabled: query.enabled === true && !draws.isPending,
    refetchInterval: ({ state }) => untilNextRead(state.data?.orders.content ?? []),
  });
  useRefreshAfterDraw(filter, orders.data);
  const onSale = new Map((draws.data ?? []).map(({ gameId, gameName }) => [String(gameId), gameName]));
  const gameCodes = Object.entries(conditions.data?.games ?? {});
  const states = conditions.data?.orderStatus ?? {};
  /** Names by id; the code for a game without a name. */
  const games = Object.fromEntries(gameCodes.map(([id, code]) => [id, onSale.get(id) || code]));
  const gameIdOf: OrderNames['gameIdOf'] = ({ gameId, gameCode }) =>
    gameId === null || gameId === undefined ? gameCodes.find(([, code]) => code === gameCode)?.[0] : String(gameId);
  const names: OrderNames = {
    gameIdOf,
    gameOf: (order) => order.gameName || games[gameIdOf(order) ?? ''] || order.gameCode || '',
    stateOf: ({ orderStatus }) => states[String(orderStatus)] ?? (conditions.isPending ? '' : String(orderStatus)),
  };
  return { orders, states, games, names };
}

/** A draw may have paid, so the balance is read when fewer orders of the same list wait. */
function useRefreshAfterDraw(filter: OrderFilter, orders: CallValue<'lotteryOrders'> | undefined): void {
  const run = useAction();
  const lastWaiting = useRef({ list: '', count: 0 });
  const list = JSON.stringify(filter);
  const count = waitingIn(orders);
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const { current: lastList } = lastWaiting;
    lastWaiting.current = { list, count };
    if (lastList.list === list && count < lastList.count) latest.current({ do: 'refreshBalance' });
  }, [list, count]);
}

function waitingIn(orders: CallValue<'lotteryOrders'> | undefined): number {
  return (orders?.orders.content ?? []).filter(isWaiting).length;
}
