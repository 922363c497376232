import type { Merchant } from '@/engine/live';

/** Where this site's own page for Google's check stands. */
export const checkPath = '/sign-in/check';

type Config = NonNullable<NonNullable<Merchant['auth']>['signIn']>;

/** What config says of the service that proves who a player is, with what counts where it says nothing. */
export type SignIn = Required<Config>;

/** `auth.signIn` of merchant.json, whole; where it says nothing, there is no service. */
export function signInOf({
  provider = 'none',
  apiKey = '',
  host = 'identitytoolkit.googleapis.com',
  pages = ['accounts.google.com', 'www.facebook.com'],
  registerCode = 'platform',
}: Config = {}): SignIn {
  return { provider, apiKey, host, pages, registerCode };
}

/** The host that pages call besides their own; undefined where the service has none of its own. */
export function callHostOf({ provider, host }: SignIn): string | undefined {
  return provider === 'identity-toolkit' ? host : undefined;
}
