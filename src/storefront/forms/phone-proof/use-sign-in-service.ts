import { useCallback } from 'react';
import { useStorefront } from '@/storefront/contract/hooks';
import { loadProvider } from '@/storefront/platform/gateway/sign-in/load-provider';
import type { SignInProvider } from '@/storefront/platform/gateway/sign-in/provider';
import { type SignIn, signInOf } from '@/storefront/platform/gateway/sign-in/sign-in-config';

/** The sign-in service of config. */
export function useSignInConfig(): SignIn {
  return signInOf(useStorefront().merchant.auth.signIn);
}

/** Loads the sign-in service when an event needs it. */
export function useSignInService(): () => Promise<SignInProvider> {
  const { merchant } = useStorefront();
  return useCallback(() => loadProvider(signInOf(merchant.auth.signIn)), [merchant]);
}
