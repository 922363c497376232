import { useSyncExternalStore } from 'react';
import { useAddressOf } from '@/storefront/contract/hooks';
import { inviteLink } from './invite-link';

const never = () => () => undefined;

/** The link of a code; undefined as long as the page is the server's, which does not know where it is looked at. */
export function useInviteLink(code: string, domains: readonly string[]): string | undefined {
  const addressOf = useAddressOf();
  const origin = useSyncExternalStore(
    never,
    () => window.location.origin,
    () => undefined,
  );
  if (origin === undefined) return undefined;
  return inviteLink(code, { domains, origin, path: addressOf({ do: 'navigate', to: 'register' }) ?? '/m/register' });
}
