import { useEffect } from 'react';
import type { Identity } from '@/storefront/gateway/sign-in/provider';
import { useDialog, useSearchParams } from '@/storefront/renderer/hooks';
import { createBrowserStorage } from '@/storefront/session/browser-storage';
import { takeDeparture } from '@/storefront/session/departure';
import { useSignInService } from './use-sign-in-service';

/**
 * Takes up a player who comes back from another service's page: `arrive` gets what asks the service who it is. What came with the address
 * leaves it at once, so that no code stays in the history; a code that this tab did not ask for is never looked at.
 */
export function useReturn(arrive: (ask: () => Promise<Identity>) => void): void {
  const load = useSignInService();
  const isPage = useDialog() === undefined;
  const [, setParams] = useSearchParams();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a player comes back once, with the document
  useEffect(() => {
    const { href, search } = window.location;
    const params = new URLSearchParams(search);
    const state = params.get('state');
    if (!isPage || state === null) return;
    const departure = takeDeparture(createBrowserStorage(window), state);
    setParams({ ...Object.fromEntries([...params.keys()].map((name) => [name, undefined])), back: departure?.back });
    if (departure === undefined) return;
    arrive(async () => (await load()).arrive({ ...departure, address: href }, href));
  }, []);
}
