import { useCallback } from 'react';
import { type BrowserStorage, browserStorageOf } from './browser-storage';
import { storageKeys } from './storage-keys';

const form = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The 36-character id of this device, made once and kept. */
export function deviceIdOf(storage: BrowserStorage): string {
  const known = storage.local.get(storageKeys.deviceId);
  if (known !== undefined && form.test(known)) return known;
  const made = createUuid();
  storage.local.set(storageKeys.deviceId, made);
  return made;
}

/** Gives the device id when an event needs it: `loginDeviceId` of login and registration. Not while rendering. */
export function useDeviceId(): () => string {
  return useCallback(() => {
    const id = deviceIdOf(browserStorageOf(window));
    // biome-ignore lint/suspicious/noDocumentCookie: the wire contract keeps the id in a cookie too, and the Cookie Store API is newer than our browser floor.
    document.cookie = `${storageKeys.deviceId}=${id}; path=/; max-age=31536000; samesite=lax`;
    return id;
  }, []);
}

/** A random UUID, also where the page is no secure context. */
export function createUuid(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
