import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import type { RegisterDevice } from './register-method';

/** What decides the registration method, read when the form is sent. */
export function readDevice(view: Window): RegisterDevice {
  return {
    userAgent: view.navigator.userAgent,
    standalone:
      Reflect.get(view.navigator, 'standalone') === true ||
      view.matchMedia?.('(display-mode: standalone)').matches === true,
    webclip: browserStorageOf(view).local.get(storageKeys.webclip) !== undefined,
  };
}
