import { useEffect } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { isTrialSession } from '@/storefront/platform/session/is-trial';

/** A member who opens the login or the registration has nothing to do there. A trial player may want a real account. */
export function useSkip(skip: () => void): void {
  const { session, boot } = useRuntime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, when the form opens
  useEffect(() => {
    const current = session.current();
    if (current !== undefined && !isTrialSession(current, boot.merchant)) skip();
  }, []);
}
