import { useState } from 'react';
import { securityConfigQuery } from '@/storefront/platform/gateway/queries/money/withdraw';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';
import { useQuery } from '@/storefront/platform/gateway/use-query';
import { createLazy, LazyComponent } from '@/storefront/ui/states/lazy-component';
import { useFundLock } from './use-fund-lock';

/** Rarely needed, so its code loads when there is something to say. */
const fundStanding = createLazy(() => import('./fund-standing'));

type Props = {
  readonly quiet?: boolean | undefined;
  /** Query parameter that opens the dialog to reset a locked password. Without it there is no button for that. */
  readonly reset?: string | undefined;
};

/** Remaining tries of the fund password, or the end of its lock; nothing if the platform tells neither. */
export function FundTries({ quiet = false, reset }: Props) {
  const { data } = useQuery(securityConfigQuery(useGateway()));
  return (
    <LazyFundStanding left={quiet ? 0 : (data?.paymentPasswordTriesLeft ?? 0)} until={useFundLock()} reset={reset} />
  );
}

/** Says until when the password is locked, and how to reset it, before a form asks for the password. */
export function FundLock() {
  return <LazyFundStanding left={0} until={useFundLock()} reset="reset" />;
}

type LazyStandingProps = {
  readonly left: number;
  readonly until: number | undefined;
  readonly reset: string | undefined;
};

function LazyFundStanding(props: LazyStandingProps) {
  const isNeeded = props.left > 0 || props.until !== undefined;
  // Stays mounted for the dialog that ends the lock.
  const [wasNeeded, setWasNeeded] = useState(isNeeded);
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  if (!wasNeeded) return null;
  return (
    <LazyComponent of={fundStanding} fallback={null} lost={null}>
      {(FundStanding) => <FundStanding {...props} />}
    </LazyComponent>
  );
}
