import { tryParseJson } from '@/engine/live';
import type { SessionStore } from '@/storefront/contract/session';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/**
 * Deletes other members' drafts, pictures and amounts in this tab, at the start and at each login. A session that
 * expires deletes none, so the member finds them after the next login.
 */
export function dropDraftsOfOthers(session: SessionStore, storage: BrowserStorage): void {
  const drop = () => {
    const userName = session.current()?.userName;
    if (userName === undefined) return;
    for (const key of [storageKeys.drafts, storageKeys.pictures, storageKeys.amounts])
      dropOthersEntries(storage, key, userName);
  };
  session.subscribe(drop);
  drop();
}

/** A draft without an owner, such as a registration, stays. */
function dropOthersEntries({ session }: BrowserStorage, key: string, userName: string): void {
  const entries = Object.entries(fieldsOf(tryParseJson(session.get(key))));
  const ownEntries = entries.filter(([entryKey]) => !entryKey.includes(' ') || entryKey.endsWith(` ${userName}`));
  if (ownEntries.length === entries.length) return;
  session.set(key, ownEntries.length === 0 ? undefined : JSON.stringify(Object.fromEntries(ownEntries)));
}
