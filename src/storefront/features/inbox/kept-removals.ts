import { tryParseJson } from '@/engine/live';
import { browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';

/** Keeps in this tab the ids that a session deletes: the request of a page that is being closed may be lost. */
export function keepRemovals(session: string, ids: Iterable<string>): void {
  const allIds = [...ids];
  const stored = allIds.length === 0 ? undefined : JSON.stringify({ session, ids: allIds });
  browserStorageOf(window).session.set(storageKeys.removals, stored);
}

/** Ids that this session deleted in this tab and that may still exist. */
export function recallRemovals(session: string): ReadonlySet<string> {
  const stored = fieldsOf(tryParseJson(browserStorageOf(window).session.get(storageKeys.removals)));
  const ids = stored.session === session && Array.isArray(stored.ids) ? stored.ids : [];
  return new Set(ids.filter((id): id is string => typeof id === 'string'));
}
