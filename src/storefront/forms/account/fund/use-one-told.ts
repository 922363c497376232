import { useEffect, useState } from 'react';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';

type Refused = { readonly problem: string | undefined; readonly isFundWrong: boolean };

/** Milliseconds in which the tries that are left may come along with the refusal; who waits longer is told what is known. */
const soonMs = 1000;

/** One thing is told at a time: of a wrong fund password the tries that are left, where they are counted, and else the refusal alone. */
export function useOneTold({ problem, isFundWrong }: Refused) {
  const { data, isFetching } = useQuery(securityConfigQuery(useGateway()));
  const isSoon = useIsSoon(isFetching);
  const isCounted = (data?.paymentPasswordTriesLeft ?? 0) > 0;
  return {
    // Nor one after the other: the count of this try is on its way.
    problem: isFundWrong && (isCounted || isSoon) ? undefined : problem,
    /** The tries are not what is told. */
    quiet: problem !== undefined && !isFundWrong,
  };
}

/** True for the first second of what goes on. */
function useIsSoon(goesOn: boolean): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(() => setLate(true), soonMs);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [goesOn]);
  return goesOn && !isLate;
}
