import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { readList } from './stored-intents';

/**
 * How an intent ended, as any tab stored it; undefined if it is open or no tab knows it. `none`: the record has no such
 * order; `untold`: the record cannot tell.
 */
export function endOfIntent(
  { local }: Pick<BrowserStorage, 'local'>,
  endedKey: string,
): 'done' | 'refused' | 'none' | 'untold' | undefined {
  const read = (list: string) =>
    readList(local, list)
      .map(fieldsOf)
      .find(({ key }) => key === endedKey);
  const settled = read(storageKeys.done);
  if (settled !== undefined) return settled.isRefused === true ? 'refused' : 'done';
  const ended = read(storageKeys.intents)?.ended;
  return ended === 'none' || ended === 'untold' ? ended : undefined;
}
