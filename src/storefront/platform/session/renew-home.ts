import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { favouriteIdsQuery } from '@/storefront/platform/gateway/queries/games/games';
import { type MemberKind, partQueries } from '@/storefront/platform/gateway/queries/member/member-parts';
import { balanceQuery } from '@/storefront/platform/gateway/queries/money/wallet';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';

/** Milliseconds in which an answer counts as new, so that nothing is read twice on arrival. */
const freshMs = 3000;

/**
 * Reads again what a member's home needs on arrival (HOM-08): account, wallet, the merchant's wallet, favourites,
 * waiting contracts. Failures are shown by the widgets, so they are ignored here.
 */
export function renewHome(queries: QueryClient, gateway: Gateway, member: MemberKind): void {
  const specs: readonly QuerySpec<unknown>[] = [
    balanceQuery(gateway),
    favouriteIdsQuery(gateway),
    ...partQueries(gateway, ['member', 'wallet', 'contract'], member).map(([, spec]) => spec),
  ];
  for (const { queryKey, queryFn } of specs) void queries.prefetchQuery({ queryKey, queryFn, staleTime: freshMs });
}
