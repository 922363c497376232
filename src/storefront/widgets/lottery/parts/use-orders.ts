import { useQuery } from '@tanstack/react-query';
import { drawsQuery, lotteryConditionsQuery, lotteryOrdersQuery, type OrderFilter } from '@/storefront/gateway/lottery';
import { useGateway } from '@/storefront/gateway/use-gateway';
import { useDates } from '@/storefront/i18n/use-dates';
import { aheadOf } from './use-draws';

const day = 86_400_000;
/** The gateway's clock is known to a second or so: what was bet just now is not left out. */
const slack = 60_000;

/** The own orders of some days, which begin at midnight in the merchant's time zone by the gateway's clock, and what they can be narrowed by. */
export function useOrders(filter: OrderFilter) {
  const gateway = useGateway();
  const { midnight } = useDates();
  const draws = useQuery(drawsQuery(gateway));
  const conditions = useQuery(lotteryConditionsQuery(gateway));
  const spanOf = (days: number) => {
    const now = Date.now() + aheadOf(draws);
    return { startDate: midnight(now) - (days - 1) * day, endDate: now + slack };
  };
  const query = lotteryOrdersQuery(gateway, filter, spanOf);
  const orders = useQuery({ ...query, enabled: query.enabled === true && !draws.isPending });
  const names = new Map((draws.data ?? []).map(({ gameId, gameName }) => [String(gameId), gameName]));
  const games = Object.entries(conditions.data?.games ?? {});
  return {
    orders,
    states: conditions.data?.orderStatus ?? {},
    /** Names by id; the code of a game that nobody names. */
    games: Object.fromEntries(games.map(([id, code]) => [id, names.get(id) || code])),
  };
}
