import { useCallback } from 'react';
import { useRuntime } from '@/storefront/renderer/storefront-context';
import { browserStorageOf } from './browser-storage';
import { createRememberedLogins, type RememberedLogins, type RememberMode } from './remembered-login';
import { browserKey, createSeal } from './seal';

/** Gives the remembered logins of this device when an event or an effect needs them. Not while rendering. */
export function useRememberedLogins(): () => RememberedLogins {
  const { rememberPassword } = useRuntime().boot.merchant.auth;
  const mode: RememberMode =
    rememberPassword === 'account' || rememberPassword === 'encoded' ? rememberPassword : 'sealed';
  return useCallback(
    () => createRememberedLogins({ storage: browserStorageOf(window), mode, seal: createSeal(browserKey) }),
    [mode],
  );
}
