import type { ReactNode } from 'react';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { ownRebatesQuery, platformRebatesQuery } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { PendingQueries } from '@/storefront/ui/states/pending-queries';
import { type RebateLimit, toLimits } from './rebate-limits';

type Props = { readonly children: (limits: readonly RebateLimit[]) => ReactNode };

/** Renders children with the rebate limits; with none if the merchant has no rebates. */
export function WithRebateLimits({ children }: Props) {
  const gateway = useGateway();
  const platformRebates = useQuery(platformRebatesQuery(gateway));
  const ownRebates = useQuery(ownRebatesQuery(gateway));
  const neededQueries = [platformRebates, ownRebates].filter((query) => !isSwitchedOff(query));
  if (neededQueries.some(({ data }) => data === undefined))
    return <PendingQueries queries={neededQueries} skeleton="form" />;
  return children(toLimits(platformRebates.data ?? null, ownRebates.data ?? null));
}
