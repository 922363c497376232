import { useCallback } from 'react';
import { useRuntime } from '@/storefront/contract/runtime';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { createRememberedLogins, type RememberedLogins } from './remembered-login';
import { browserKey, createSeal } from './seal';

/** Gives the remembered logins to an event or an effect. Not while rendering. */
export function useRememberedLogins(): () => RememberedLogins {
  const { rememberPassword: mode = 'sealed' } = useRuntime().boot.merchant.auth;
  return useCallback(
    () => createRememberedLogins({ storage: browserStorageOf(window), mode, seal: createSeal(browserKey) }),
    [mode],
  );
}
