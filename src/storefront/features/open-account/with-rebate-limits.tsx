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
  const platform = useQuery(platformRebatesQuery(gateway));
  const own = useQuery(ownRebatesQuery(gateway));
  const withOwn = (settings: typeof own.data) => children(toLimits(platform.data ?? null, settings ?? null));
  const drawn = isSwitchedOff(own) ? (
    withOwn(null)
  ) : (
    <QueryState query={own} skeleton="form">
      {withOwn}
    </QueryState>
  );
  if (isSwitchedOff(platform)) return drawn;
  return (
    <QueryState query={platform} skeleton="form">
      {() => drawn}
    </QueryState>
  );
}
