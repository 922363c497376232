import type { ReactNode } from 'react';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { ownRebatesQuery, platformRebatesQuery } from '@/storefront/platform/gateway/queries/agents/open-account';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { QueryState } from '@/storefront/ui/states/query-state';
import { type RebateLimit, toLimits } from './rebate-limits';

type Props = { readonly children: (limits: readonly RebateLimit[]) => ReactNode };

/** Renders children with the rebate limits; with none if the merchant has no rebates. */
export function WithRebateLimits({ children }: Props) {
  const gateway = useGateway();
  const platformRebates = useQuery(platformRebatesQuery(gateway));
  const ownRebates = useQuery(ownRebatesQuery(gateway));
  const renderWith = (settings: typeof ownRebates.data) =>
    children(toLimits(platformRebates.data ?? null, settings ?? null));
  const content = isSwitchedOff(ownRebates) ? (
    renderWith(null)
  ) : (
    <QueryState query={ownRebates} skeleton="form">
      {renderWith}
    </QueryState>
  );
  if (isSwitchedOff(platformRebates)) return content;
  return (
    <QueryState query={platformRebates} skeleton="form">
      {() => content}
    </QueryState>
  );
}
