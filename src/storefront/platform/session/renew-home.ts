import type { QueryClient } from '@tanstack/react-query';
import type { Gateway } from '@/storefront/platform/gateway/gateway';
import { favouriteIdsQuery } from '@/storefront/platform/gateway/queries/games/games';
import { type MemberKind, partQueries } from '@/storefront/platform/gateway/queries/member/standing';
import { balanceQuery } from '@/storefront/platform/gateway/queries/money/wallet';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';

/** Milliseconds in which an answer is as good as a new one, so that nothing is asked twice on arrival. */
const fresh = 3000;

/**
 * What a member's home asks on arrival (HOM-08): the account again, the wallet, the merchant's wallet, the favourites, and whether a contract
 * waits. A failure shows where the answer is used, so it is not told here.
 */
export function renewHome(queries: QueryClient, gateway: Gateway, member: MemberKind): void {
  const specs: readonly QuerySpec<unknown>[] = [
    balanceQuery(gateway),
    favouriteIdsQuery(gateway),
    ...partQueries(gateway, ['member', 'wallet', 'contract'], member).map(([, spec]) => spec),
  ];
  for (const { queryKey, queryFn } of specs) void queries.prefetchQuery({ queryKey, queryFn, staleTime: fresh });
}
