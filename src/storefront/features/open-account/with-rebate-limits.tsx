import type { ReactNode } from 'react';
import { isSwitchedOff } from '@/storefront/platform/gateway/is-switched-off';
import { QueryState } from '@/storefront/ui/states/query-state';
import { type RebateLimit, useRebateLimits } from './rebate-limits';

type Props = { readonly children: (limits: readonly RebateLimit[]) => ReactNode };

/** What is drawn with what may be given; with nothing to give where the merchant has no rebates. */
export function WithRebateLimits({ children }: Props) {
  const limits = useRebateLimits();
  if (isSwitchedOff(limits)) return children([]);
  return (
    <QueryState query={limits} skeleton="form">
      {children}
    </QueryState>
  );
}
