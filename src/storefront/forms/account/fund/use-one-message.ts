import { useEffect, useState } from 'react';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

type Refusal = { readonly problem: string | undefined; readonly isFundWrong: boolean };

/** Milliseconds in which the number of remaining tries may follow the refusal. After that the refusal is shown. */
const countWaitMs = 1000;

/**
 * Shows one message at a time. After a wrong fund password: the remaining tries if they are counted, else the refusal.
 */
export function useOneMessage({ problem, isFundWrong }: Refusal) {
  const { data, isFetching } = useQuery(securityConfigQuery(useGateway()));
  const mayCountCome = useIsFirstSecond(isFetching);
  const isCounted = (data?.paymentPasswordTriesLeft ?? 0) > 0;
  return {
    // The refusal is not shown first, while the count of this try is on its way.
    problem: isFundWrong && (isCounted || mayCountCome) ? undefined : problem,
    /** Another problem is shown, so the remaining tries are hidden. */
    quiet: problem !== undefined && !isFundWrong,
  };
}

/** True for the first second in which something is running. */
function useIsFirstSecond(isRunning: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setTimeout(() => setLate(true), countWaitMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [isRunning]);
  return isRunning && !isLate;
}
