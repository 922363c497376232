import { useRef } from 'react';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';

/** Whether somebody was signed in since this shows: who signs out, here or in another tab, is not asked to come back at once. */
export function useWasMember(): boolean {
  const isGuest = useGateway().scope.session === '';
  const was = useRef(false);
  if (!isGuest) was.current = true;
  return was.current;
}
