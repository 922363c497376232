import { useEffect, useState } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

/** End of the lock of the fund password (epoch ms). Undefined if it is not locked, or the platform does not tell. */
export function useFundLock(): number | undefined {
  const { data } = useQuery(securityConfigQuery(useGateway()));
  const until = data?.paymentPasswordLockedUntil ?? undefined;
  return useIsAhead(until) ? until : undefined;
}

/** Whether a moment (epoch ms) is in the future; false before the clock was read. */
function useIsAhead(moment: number | undefined): boolean {
  const { clock } = useRuntime();
  const [isAhead, setIsAhead] = useState(false);
  useEffect(() => {
    const msLeft = moment === undefined ? 0 : moment - clock.now();
    setIsAhead(msLeft > 0);
    if (msLeft <= 0) return;
    const timer = setTimeout(setIsAhead, Math.min(msLeft, longestTimer), false);
    return () => clearTimeout(timer);
  }, [moment, clock]);
  return isAhead;
}

/** Longer timers would fire at once. */
const longestTimer = 2 ** 31 - 1;
