import { type BrowserStorage, browserStorageOf } from './browser-storage';
import { storageKeys } from './storage-keys';

const idPattern = /^[\da-f-]{36}$/;

/** The 36-character id of this device, created once and stored. */
export function deviceIdOf(storage: BrowserStorage): string {
  const storedId = storage.local.get(storageKeys.deviceId);
  if (storedId !== undefined && idPattern.test(storedId)) return storedId;
  const newId = createUuid();
  storage.local.set(storageKeys.deviceId, newId);
  return newId;
}

/** Gives a function for events: it sets the device id's cookie and gives the id, `loginDeviceId` of login forms. */
export function useDeviceId(): () => string {
  return keepDeviceId;
}

function keepDeviceId(): string {
  const id = deviceIdOf(browserStorageOf(window));
  const secureAttribute = window.isSecureContext ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is newer than our browser floor.
  document.cookie = `${storageKeys.deviceId}=${id}; path=/; max-age=31536000; samesite=lax${secureAttribute}`;
  return id;
}

/** A random UUID of version 4. `crypto.randomUUID` is missing in insecure contexts. */
export function createUuid(): string {
  return '10000000-1000-4000-8000-100000000000'.replace(/[018]/g, (digit) => {
    const [random = 0] = crypto.getRandomValues(new Uint8Array(1));
    return (Number(digit) ^ (random & (15 >> (Number(digit) / 4)))).toString(16);
  });
}
