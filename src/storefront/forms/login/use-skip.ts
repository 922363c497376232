import { useEffect } from 'react';
import { useRuntime } from '@/storefront/renderer/storefront-context';
import { isTrialSession } from '@/storefront/session/is-trial';

/** A member who opens the login has nothing to do there. A trial player may want to log in with a real account. */
export function useSkip(skip: () => void): void {
  const { session, boot } = useRuntime();
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is asked once, when the login opens
  useEffect(() => {
    const current = session.current();
    if (current !== undefined && !isTrialSession(current, boot.merchant)) skip();
  }, []);
}
