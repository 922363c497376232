import { hotMatchesQuery } from '@/storefront/platform/gateway/queries/games/matches';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { useSettledGateway } from '@/storefront/platform/gateway/use-settled-gateway';
import { toMatches } from './match';

/** The platform's matches, read again 200 ms after a change of language. */
export function useMatches() {
  return useQuery({ ...hotMatchesQuery(useSettledGateway(200)), select: toMatches });
}
