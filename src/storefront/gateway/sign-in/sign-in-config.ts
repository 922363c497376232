/** Where this site's own page for Google's check stands. */
export const checkPath = '/sign-in/check';

/** What config says of the service that proves who a player is. */
export type SignIn = {
  readonly provider: 'none' | 'sandbox' | 'identity-toolkit';
  readonly apiKey: string;
  readonly host: string;
  /** Hosts of the pages where a player gives consent. */
  readonly pages: readonly string[];
  /** Who sends the code of a registration. */
  readonly registerCode: 'platform' | 'provider';
};

/** Reads `auth.signIn` of merchant.json; where it says nothing, there is no service. */
export function parseSignIn(value: unknown): SignIn {
  const known = typeof value === 'object' && value !== null ? value : {};
  const { provider, apiKey, host, pages, registerCode }: Partial<Record<string, unknown>> = { ...known };
  return {
    provider: provider === 'sandbox' || provider === 'identity-toolkit' ? provider : 'none',
    apiKey: typeof apiKey === 'string' ? apiKey : '',
    host: typeof host === 'string' ? host : 'identitytoolkit.googleapis.com',
    pages: Array.isArray(pages)
      ? pages.filter((page) => typeof page === 'string')
      : ['accounts.google.com', 'www.facebook.com'],
    registerCode: registerCode === 'provider' ? 'provider' : 'platform',
  };
}

/** The host that pages call besides their own; undefined where the service has none of its own. */
export function callHostOf({ provider, host }: SignIn): string | undefined {
  return provider === 'identity-toolkit' ? host : undefined;
}
