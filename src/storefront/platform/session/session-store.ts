import { tryParseJson } from '@/engine/live';
import type { Session, SessionStore } from '@/storefront/contract/session';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { parseSession } from './session';

/**
 * A store over the browser's storage. On the server the storage is empty, so the visitor stays a guest. A session of a
 * merchant that this site does not have is ignored, since its calls would go elsewhere.
 */
export function createSessionStore(storage: BrowserStorage, merchants?: readonly string[]): SessionStore {
  const listeners = new Set<() => void>();
  let storedText = storage.local.get(storageKeys.session);
  let session = readSession(storedText, merchants);
  const otherTabListeners = new Set<() => void>();
  const notify = (listenersToCall: ReadonlySet<() => void>) => {
    for (const listener of [...listenersToCall]) listener();
  };
  const refresh = () => {
    const next = storage.local.get(storageKeys.session);
    if (next === storedText) return;
    storedText = next;
    session = readSession(next, merchants);
    notify(listeners);
    notify(otherTabListeners);
  };
  storage.onChange((key) => {
    if (key === null || key === storageKeys.session) refresh();
  });
  return {
    current: () => session,
    server: () => undefined,
    start: (next, trialName) => {
      const text = JSON.stringify(next);
      storage.session.set(storageKeys.trialName, trialName);
      storage.local.set(storageKeys.trialOfAllTabs, trialName);
      storage.local.set(storageKeys.session, text);
      storedText = text;
      session = next;
      notify(listeners);
    },
    end: () => {
      clearSession(storage);
      storedText = undefined;
      session = undefined;
      notify(listeners);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    onOtherTab: (listener) => {
      otherTabListeners.add(listener);
    },
  };
}

function readSession(storedText: string | undefined, merchants: readonly string[] | undefined): Session | undefined {
  const session = parseSession(tryParseJson(storedText));
  return session && merchants?.includes(session.merchantCode) === false ? undefined : session;
}

function clearSession(storage: BrowserStorage): void {
  storage.local.set(storageKeys.session, undefined);
  storage.local.set(storageKeys.trialOfAllTabs, undefined);
  storage.local.set(storageKeys.memberInfo, undefined);
  storage.local.set(storageKeys.bankList, undefined);
  storage.local.set(storageKeys.autoLogin, '0');
  // Messages that were shown once stay marked after signing out.
  const seenNames = storage.session.get(storageKeys.seen);
  storage.session.clear();
  storage.session.set(storageKeys.seen, seenNames);
}
