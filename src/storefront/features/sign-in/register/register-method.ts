/** How the player came, by the tests of the specification. */
export type RegisterMethod = 'APP' | 'PWA' | 'WEBCLIP' | 'H5';

export type RegisterDevice = { readonly userAgent: string; readonly standalone: boolean; readonly webclip: boolean };

/** The app says its version in the user agent. */
const appVersion = /\bapp[-_ ]?version\b/i;

export function registerMethod({ userAgent, standalone, webclip }: RegisterDevice): RegisterMethod {
  if (appVersion.test(userAgent)) return 'APP';
  if (standalone) return 'PWA';
  return webclip ? 'WEBCLIP' : 'H5';
}
