import { useLayoutEffect, useRef } from 'react';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { bringInvitation, invitationsIn } from '@/storefront/platform/session/invitation';
import { useApp } from '../app-runtime';
import type { ShownPage } from '../page/shown-page';

/**
 * Keeps the invitation code of an address, on any page [AUT-13]. In a layout effect, so that it runs before a form
 * looks for the code. The code that came last is not brought again, for example on a return to its address.
 */
export function useInvited({ entry }: Pick<ShownPage, 'entry'>): void {
  const { navigator } = useApp();
  const lastCode = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history may bring one
  useLayoutEffect(() => {
    const codes = invitationsIn(navigator.place().split('?')[1] ?? '');
    const [code] = codes;
    if (code === undefined || code === lastCode.current) return;
    lastCode.current = code;
    bringInvitation(browserStorageOf(window), codes);
  }, [entry, navigator]);
}
