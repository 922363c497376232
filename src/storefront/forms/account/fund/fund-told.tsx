import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { useFundLock } from './use-fund-lock';

/** Few ever see it: its code comes once there is something to say. */
const fundStanding = createLazy(() => import('./fund-standing'));

/** How many wrong tries the fund password still has, or when a locked one is taken again; nothing where the platform does not say. */
export function FundTold({ quiet = false }: { readonly quiet?: boolean | undefined }) {
  const { data } = useQuery(securityConfigQuery(useGateway()));
  return <Told left={quiet ? 0 : (data?.paymentPasswordTriesLeft ?? 0)} until={useFundLock()} />;
}

/** When a locked fund password is taken again, before it is asked for. */
export function FundLock() {
  return <Told left={0} until={useFundLock()} />;
}

function Told({ left, until }: { readonly left: number; readonly until: number | undefined }) {
  if (left <= 0 && until === undefined) return null;
  return (
    <LazyComponent of={fundStanding} fallback={null}>
      {(FundStanding) => <FundStanding left={left} until={until} />}
    </LazyComponent>
  );
}
