import { useQuery } from '@tanstack/react-query';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';

/** Few ever see it: its code comes once there is something to say. */
const fundStanding = createLazy(() => import('./fund-standing'));

/** How many wrong tries the fund password still has, or when a locked one is taken again; nothing where the platform does not say. */
export function FundTold() {
  const { data } = useQuery(securityConfigQuery(useGateway()));
  const left = data?.paymentPasswordTriesLeft ?? 0;
  const until = data?.paymentPasswordLockedUntil ?? undefined;
  if (left <= 0 && until === undefined) return null;
  return (
    <LazyComponent of={fundStanding} fallback={null}>
      {(FundStanding) => <FundStanding left={left} until={until} />}
    </LazyComponent>
  );
}

/** When a locked fund password is taken again, before it is asked for. */
export function FundLock() {
  const { data } = useQuery(securityConfigQuery(useGateway()));
  const until = data?.paymentPasswordLockedUntil ?? undefined;
  if (until === undefined) return null;
  return (
    <LazyComponent of={fundStanding} fallback={null}>
      {(FundStanding) => <FundStanding left={0} until={until} />}
    </LazyComponent>
  );
}
