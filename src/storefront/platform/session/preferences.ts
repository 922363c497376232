import { hashText } from '@/engine/live';
import type { SessionStore } from '@/storefront/contract/session';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** A visitor's choices on this device. Hiding the balance ends with the member's session. */
export type Preferences = {
  readonly downloadBarClosed: () => boolean;
  readonly closeDownloadBar: () => void;
  readonly balanceHidden: () => boolean;
  readonly setBalanceHidden: (hidden: boolean) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createPreferences({ local, onChange }: BrowserStorage, session: SessionStore): Preferences {
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const set = (key: string, value: string | undefined) => {
    local.set(key, value);
    notify();
  };
  /** Hash of the member who chose. A session may end or change while no page of this site is open. */
  const ownerHash = () => session.current() && hashText(String(session.current()?.userName));
  const isHidden = () => ownerHash() !== undefined && local.get(storageKeys.hideBalance) === ownerHash();
  const dropOthersChoice = () => isHidden() || local.set(storageKeys.hideBalance, undefined);
  dropOthersChoice();
  session.subscribe(dropOthersChoice);
  onChange((key) => {
    if (key === null || key === storageKeys.hideDownloadBar || key === storageKeys.hideBalance) notify();
  });
  return {
    downloadBarClosed: () => local.get(storageKeys.hideDownloadBar) !== undefined,
    closeDownloadBar: () => set(storageKeys.hideDownloadBar, '1'),
    balanceHidden: isHidden,
    setBalanceHidden: (hidden) => set(storageKeys.hideBalance, hidden ? ownerHash() : undefined),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
