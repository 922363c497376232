import { useQuery } from '@tanstack/react-query';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';

type Refused = { readonly problem: string | undefined; readonly isFundWrong: boolean };

/** One thing is told at a time: of a wrong fund password the tries that are left, where they are counted, and else the refusal alone. */
export function useOneTold({ problem, isFundWrong }: Refused) {
  const { data, isFetching } = useQuery(securityConfigQuery(useGateway()));
  const isCounted = (data?.paymentPasswordTriesLeft ?? 0) > 0;
  return {
    // Nor one after the other: the count of this try is on its way.
    problem: isFundWrong && (isCounted || isFetching) ? undefined : problem,
    /** The tries are not what is told. */
    quiet: problem !== undefined && !isFundWrong,
  };
}
