import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** What a visitor chose on this device. That balances are hidden ends with the session of who chose it. */
export type Preferences = {
  readonly downloadBarClosed: () => boolean;
  readonly closeDownloadBar: () => void;
  readonly balanceHidden: () => boolean;
  readonly hideBalance: (hidden: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createPreferences({ local, onChange }: BrowserStorage): Preferences {
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of [...listeners]) listener();
  };
  const set = (key: string, value: string | undefined) => {
    local.set(key, value);
    tell();
  };
  onChange((key) => {
    if (key === null || key === storageKeys.hideDownloadBar || key === storageKeys.hideBalance) tell();
  });
  return {
    downloadBarClosed: () => local.get(storageKeys.hideDownloadBar) !== undefined,
    closeDownloadBar: () => set(storageKeys.hideDownloadBar, '1'),
    balanceHidden: () => local.get(storageKeys.hideBalance) === '1',
    hideBalance: (hidden) => set(storageKeys.hideBalance, hidden ? '1' : undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
