import { minorOf } from '@/storefront/forms/rules/read-amount';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { saferPlayQuery } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

/** What the member has set against deposits of their own. */
export type OwnRoom = {
  readonly pause: CallValue<'saferPlay'>['pause'];
  /** Nothing is known yet. */
  readonly isPending: boolean;
  /** What the narrowest limit leaves, in minor units; undefined where there is none. */
  readonly left: number | undefined;
};

/** Nothing stands in the way where the platform does not tell: it refuses later. */
export function useOwnRoom(): OwnRoom {
  const { data, isLoading } = useQuery(saferPlayQuery(useGateway()));
  return { isPending: isLoading, pause: data?.pause ?? null, left: data === undefined ? undefined : leftOf(data) };
}

/** Whether not even the least of a way fits in. */
export function isBelow({ left }: OwnRoom, least: number): boolean {
  return left !== undefined && left < least;
}

function leftOf({ limits }: CallValue<'saferPlay'>): number | undefined {
  const rooms = limits.flatMap(({ kind, amount, used }) => {
    const most = kind === 'deposit' ? minorOf(amount) : undefined;
    return most === undefined ? [] : [Math.max(0, most - (minorOf(used) ?? 0))];
  });
  return rooms.length === 0 ? undefined : Math.min(...rooms);
}
