import { useLayoutEffect, useRef } from 'react';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { bringInvitation, invitationsIn } from '@/storefront/platform/session/invitation';
import { useApp } from '../app-runtime';
import type { ShownPage } from '../page/shown-page';

/**
 * Keeps the invitation that an address brings, on whatever page it is arrived at [AUT-13]. Before any form looks for it, so in a layout effect.
 * The way back to an address that was seen brings nothing new.
 */
export function useInvited({ entry }: Pick<ShownPage, 'entry'>): void {
  const { navigator } = useApp();
  const seen = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry of the history may bring one
  useLayoutEffect(() => {
    const codes = invitationsIn(navigator.place().split('?')[1] ?? '');
    const [code] = codes;
    if (code === undefined || code === seen.current) return;
    seen.current = code;
    bringInvitation(browserStorageOf(window), codes);
  }, [entry, navigator]);
}
