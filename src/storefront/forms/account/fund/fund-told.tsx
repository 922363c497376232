import { useState } from 'react';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { useFundLock } from './use-fund-lock';

/** Few ever see it: its code comes once there is something to say. */
const fundStanding = createLazy(() => import('./fund-standing'));

type Props = {
  readonly quiet?: boolean | undefined;
  /** Name in the address of the dialog that resets a locked one; without it no way there stands here. */
  readonly reset?: string | undefined;
};

/** How many wrong tries the fund password still has, or when a locked one is taken again; nothing where the platform does not say. */
export function FundTold({ quiet = false, reset }: Props) {
  const { data } = useQuery(securityConfigQuery(useGateway()));
  return <Told left={quiet ? 0 : (data?.paymentPasswordTriesLeft ?? 0)} until={useFundLock()} reset={reset} />;
}

/** When a locked fund password is taken again, and how it is reset, before it is asked for. */
export function FundLock() {
  return <Told left={0} until={useFundLock()} reset="reset" />;
}

type ToldProps = {
  readonly left: number;
  readonly until: number | undefined;
  readonly reset: string | undefined;
};

function Told(told: ToldProps) {
  const isThere = told.left > 0 || told.until !== undefined;
  // It stays for the dialog that takes the lock away.
  const [wasThere, setWasThere] = useState(isThere);
  if (isThere && !wasThere) setWasThere(true);
  if (!wasThere) return null;
  return (
    <LazyComponent of={fundStanding} fallback={null}>
      {(FundStanding) => <FundStanding {...told} />}
    </LazyComponent>
  );
}
