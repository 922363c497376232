import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { readDevice } from '@/storefront/platform/browser/device';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** The kind of client, for the wire's `registerMethod`. */
export type ClientType = 'APP' | 'PWA' | 'WEBCLIP' | 'H5';

type Client = { readonly userAgent: string; readonly standalone: boolean; readonly webclip: boolean };

/** The app names its version in the user agent. */
const appVersion = /\bapp[-_ ]?version\b/i;

export function clientType({ userAgent, standalone, webclip }: Client): ClientType {
  if (appVersion.test(userAgent)) return 'APP';
  if (standalone) return 'PWA';
  return webclip ? 'WEBCLIP' : 'H5';
}

/** The facts that decide the kind of client. They are read when the form is sent. */
export function readClient(view: Window): Client {
  return {
    userAgent: view.navigator.userAgent,
    standalone: readDevice(view).standalone,
    webclip: browserStorageOf(view).local.get(storageKeys.webclip) !== undefined,
  };
}
