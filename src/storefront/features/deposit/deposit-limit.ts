import { minorOf } from '@/storefront/forms/rules/read-amount';
import type { CallValue } from '@/storefront/platform/gateway/gateway';
import { saferPlayQuery } from '@/storefront/platform/gateway/queries/member/responsible';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

/** The member's own limits on deposits. */
export type DepositLimit = {
  /** The member's break from play; null if there is none. */
  readonly pause: CallValue<'saferPlay'>['pause'];
  /** Not loaded yet. */
  readonly isPending: boolean;
  /** What the tightest limit leaves, in minor units; undefined without a limit. */
  readonly left: number | undefined;
};

/** While the limits are unknown, nothing is limited here: the platform refuses what exceeds them. */
export function useDepositLimit(): DepositLimit {
  const { data, isLoading } = useQuery(saferPlayQuery(useGateway()));
  return { isPending: isLoading, pause: data?.pause ?? null, left: data === undefined ? undefined : leftOf(data) };
}

/** Whether the limit leaves less than an amount in minor units. */
export function isLimitBelow({ left: leftMinor }: DepositLimit, least: number): boolean {
  return leftMinor !== undefined && leftMinor < least;
}

function leftOf({ limits }: CallValue<'saferPlay'>): number | undefined {
  const amountsLeft = limits.flatMap(({ kind, amount, used }) => {
    const limit = kind === 'deposit' ? minorOf(amount) : undefined;
    return limit === undefined ? [] : [Math.max(0, limit - (minorOf(used) ?? 0))];
  });
  return amountsLeft.length === 0 ? undefined : Math.min(...amountsLeft);
}
