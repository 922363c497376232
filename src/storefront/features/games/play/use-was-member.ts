import { useRef } from 'react';
import { useGateway } from '@/storefront/platform/gateway/use-gateway';

/** Whether somebody was signed in while this was shown: a player who signs out is not asked to log in again at once. */
export function useWasMember(): boolean {
  const isGuest = useGateway().scope.session === '';
  const wasMember = useRef(false);
  if (!isGuest) wasMember.current = true;
  return wasMember.current;
}
