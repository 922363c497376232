import { useEffect, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

/** When a locked fund password is taken again (epoch ms); undefined while none is locked, and where the platform does not say. */
export function useFundLock(): number | undefined {
  const { data } = useQuery(securityConfigQuery(useGateway()));
  const until = data?.paymentPasswordLockedUntil ?? undefined;
  return useIsAhead(until) ? until : undefined;
}

/** Whether a moment (epoch ms) is still to come; false before the first look at the clock. */
function useIsAhead(moment: number | undefined): boolean {
  const { clock } = useRuntime();
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => {
    const left = moment === undefined ? 0 : moment - clock.now();
    setIsAhead(left > 0);
    if (left <= 0) return;
    const timer = setTimeout(setIsAhead, Math.min(left, longestTimer), false);
    return () => clearTimeout(timer);
  }, [moment, clock]);
  return isAhead;
}

/** A longer one ends at once. */
const longestTimer = 2 ** 31 - 1;
