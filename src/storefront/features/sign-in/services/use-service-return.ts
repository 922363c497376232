import { useEffect } from 'react';
import { useDialog, useSearchParams } from '@/storefront/contract/hooks';
import { useSignInService } from '@/storefront/forms/phone-proof/use-sign-in-service';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { takeReturnedAddress } from '@/storefront/platform/browser/returned-address';
import { GatewayError } from '@/storefront/platform/gateway/gateway-error';
import type { Identity } from '@/storefront/platform/gateway/sign-in/provider';
import { takeDeparture } from '@/storefront/platform/session/departure';

/**
 * Continues the login of a player who returns from another service. `onReturn` gets a function that asks the service
 * for the identity. A code is used only if this tab requested it recently; otherwise the player is told.
 */
export function useServiceReturn(onReturn: (ask: () => Promise<Identity>) => void): void {
  const loadService = useSignInService();
  const isPage = useDialog() === undefined;
  const [, setParams] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player comes back once, with the document
  useEffect(() => {
    const address = isPage ? takeReturnedAddress(window) : undefined;
    if (address === undefined) return;
    const state = new URL(address).searchParams.get('state') ?? '';
    const departure = takeDeparture(browserStorageOf(window), state);
    if (departure?.back !== undefined) setParams({ back: departure.back });
    onReturn(async () => {
      if (departure === undefined) throw new GatewayError({ code: 'sign-in.stale' });
      return (await loadService()).finishSignIn({ ...departure, address }, address);
    });
  }, []);
}
