import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { drawsQuery } from '@/storefront/platform/gateway/queries/games/lottery';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

/** Most milliseconds between two reads. */
const longestMs = 15_000;
/** Milliseconds after the end of a sale until the gateway shows the next draw. */
const graceMs = 300;

/** The draws on sale, read again when a sale has ended, and at the latest after 15 s. */
export function useDraws() {
  const draws = useQuery({ ...drawsQuery(useGateway()), refetchInterval: ({ state }) => untilNextAsk(state.data) });
  return { draws: draws.data, isPending: draws.isPending };
}

/**
 * Milliseconds from an answer until its first sale has ended, from 1 s to 15 s. Depends on the answer alone, so that
 * the timer is not restarted.
 */
export function untilNextAsk(draws: CallValue<'draws'> | undefined): number {
  const server = serverTimeOf(draws);
  const timesLeft = (draws ?? [])
    .map(({ endTime }) => Number(endTime ?? Number.NaN) - server)
    .filter((time) => time > 0);
  return Math.max(1000, Math.min(longestMs, ...timesLeft.map((time) => time + graceMs)));
}

function serverTimeOf(draws: CallValue<'draws'> | undefined): number {
  return Number(draws?.[0]?.serverTime ?? Number.NaN);
}
