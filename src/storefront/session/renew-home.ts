import type { QueryClient } from '@tanstack/react-query';
import { favouriteIdsQuery } from '@/storefront/gateway/games';
import type { Gateway } from '@/storefront/gateway/gateway';
import { contractCheckQuery, memberInfoQuery } from '@/storefront/gateway/member';
import type { QuerySpec } from '@/storefront/gateway/query';
import { balanceQuery, merchantWalletQuery } from '@/storefront/gateway/wallet';
import { withoutContracts } from './visitor';

/** Milliseconds in which an answer is as good as a new one, so that nothing is asked twice on arrival. */
const fresh = 3000;

/**
 * What a member's home asks on arrival (HOM-08): the account again, the wallet, the merchant's wallet, the favourites, and whether a contract
 * waits. A failure shows where the answer is used, so it is not told here.
 */
export function renewHome(queries: QueryClient, gateway: Gateway, memberType: number): void {
  const specs: readonly QuerySpec<unknown>[] = [
    memberInfoQuery(gateway),
    balanceQuery(gateway),
    merchantWalletQuery(gateway),
    favouriteIdsQuery(gateway),
    ...(withoutContracts.includes(memberType) ? [] : [contractCheckQuery(gateway)]),
  ];
  for (const { queryKey, queryFn } of specs) void queries.prefetchQuery({ queryKey, queryFn, staleTime: fresh });
}
