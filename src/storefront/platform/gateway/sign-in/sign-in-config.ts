import type { Merchant } from '@/engine/live';

/** Path of this site's page for Google's check. */
export const checkPath = '/sign-in/check';

type Config = NonNullable<NonNullable<Merchant['auth']>['signIn']>;

/** The sign-in service of config, with defaults filled in. */
export type SignIn = Required<Config>;

/** `auth.signIn` of merchant.json with defaults. Without it there is no service. */
export function signInOf({
  provider = 'none',
  apiKey = '',
  host = 'identitytoolkit.googleapis.com',
  pages = ['accounts.google.com', 'www.facebook.com'],
  registerCode = 'platform',
}: Config = {}): SignIn {
  return { provider, apiKey, host, pages, registerCode };
}

/** The service's own host, for the policy; undefined if it has none. */
export function callHostOf({ provider, host }: SignIn): string | undefined {
  return provider === 'identity-toolkit' ? host : undefined;
}
