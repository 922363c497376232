import type { CallValue, Gateway } from '../../gateway';
import { memberKey, publicKey } from '../keys';
import { memberQuery } from '../member-query';
import type { QuerySpec } from '../query';

export type PrizeMode = 'LOTT' | 'ZY' | 'ELOTT' | 'SEA';

/** Lotteries of a prize mode by their group. */
export function lotteryMenusQuery(gateway: Gateway, prizeMode: PrizeMode): QuerySpec<CallValue<'lotteryMenus'>> {
  return {
    queryKey: publicKey(gateway.scope, 'lotteryMenus', prizeMode),
    queryFn: ({ signal }) => gateway.call('lotteryMenus', { prizeMode, device: 'MOBILE' }, { signal }),
    staleTime: 300_000,
  };
}

/** The draw on sale of every lottery, the last draw, and the gateway's clock. Epoch ms. */
export function drawsQuery(gateway: Gateway): QuerySpec<CallValue<'draws'>> {
  return {
    queryKey: publicKey(gateway.scope, 'draws'),
    queryFn: ({ signal }) => gateway.call('draws', {}, { signal }),
    staleTime: 5000,
  };
}

/** The last draws of a lottery with their digits, and the next ones, oldest first. Epoch ms. */
export function nearIssuesQuery(gateway: Gateway, gameId: string): QuerySpec<CallValue<'nearIssues'>> {
  return {
    queryKey: publicKey(gateway.scope, 'nearIssues', gameId),
    queryFn: ({ signal }) => gateway.call('nearIssues', { gameId }, { signal }),
    staleTime: 5000,
  };
}

/** Lotteries that the member played lately. */
export function recentLotteryQuery(gateway: Gateway, prizeMode: PrizeMode): QuerySpec<CallValue<'recentLottery'>> {
  return memberQuery(gateway, { call: 'recentLottery', request: { prizeMode }, of: [prizeMode] });
}

/** Filters for orders: games by id, states by number. */
export function lotteryConditionsQuery(gateway: Gateway): QuerySpec<CallValue<'lotteryConditions'>> {
  return memberQuery(gateway, { call: 'lotteryConditions', request: {}, staleTime: 300_000 });
}

export type OrderFilter = {
  /** Number of days, counting today. */
  readonly days: number;
  readonly status?: string | undefined;
  readonly gameId?: string | undefined;
  /** From 1. The wire counts from 0. */
  readonly page: number;
};

/** First and last moment of the last days, today included, as the request is sent: epoch ms of the gateway's clock. */
export type SpanOf = (days: number) => { readonly startDate: number; readonly endDate: number };

/** One page of the member's own orders, twenty a page. */
export function lotteryOrdersQuery(
  gateway: Gateway,
  filter: OrderFilter,
  spanOf: SpanOf,
): QuerySpec<CallValue<'lotteryOrders'>> {
  const { days, status, gameId, page } = filter;
  return {
    queryKey: lotteryOrdersKey(gateway, filter),
    queryFn: ({ signal }) => {
      const filterFields = { ...(status && { orderStatus: status }), ...(gameId && { gameId }) };
      return gateway.call('lotteryOrders', { ...spanOf(days), ...filterFields, page: page - 1, size: 20 }, { signal });
    },
    staleTime: 5000,
    enabled: gateway.scope.session !== '',
  };
}

export function lotteryOrdersKey({ scope }: Gateway, { days, status, gameId, page }: OrderFilter): readonly unknown[] {
  return memberKey(scope, 'lotteryOrders', days, status ?? '', gameId ?? '', page);
}

export function lotteryOrderQuery(gateway: Gateway, orderDetailId: string): QuerySpec<CallValue<'lotteryOrder'>> {
  return {
    queryKey: memberKey(gateway.scope, 'lotteryOrder', orderDetailId),
    queryFn: ({ signal }) => gateway.call('lotteryOrder', { orderDetailId }, { signal }),
    staleTime: 5000,
  };
}

/** One page of the bets of an order, from 1, a hundred a page. The wire counts from 0. */
export function lotteryLinesQuery(
  gateway: Gateway,
  orderDetailId: string,
  page: number,
): QuerySpec<CallValue<'lotteryOrderLines'>> {
  const request = { orderDetailId, page: page - 1, size: 100 };
  return {
    queryKey: memberKey(gateway.scope, 'lotteryOrderLines', orderDetailId, page),
    queryFn: ({ signal }) => gateway.call('lotteryOrderLines', request, { signal }),
  };
}

/** The ways to bet on a lottery. */
export function lotteryPlaysQuery(gateway: Gateway, gameId: string): QuerySpec<CallValue<'playMenu'>> {
  return {
    queryKey: memberKey(gateway.scope, 'playMenu', gameId),
    queryFn: ({ signal }) => gateway.call('playMenu', { gameId }, { signal }),
    staleTime: 300_000,
  };
}

/** Cancels bets of an order (the wire's suborders) that are not drawn yet; a money call, sent once. */
export async function cancelSubOrders(gateway: Gateway, ids: readonly string[]): Promise<CallValue<'cancelSubOrders'>> {
  return gateway.call('cancelSubOrders', [...ids]);
}
