import { type BrowserStorage, browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf, parseJson } from '@/storefront/platform/browser/json';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { pictureAddress } from '@/storefront/ui/safe/safe-address';
import type { PictureShelf } from './picture-shelf';
import type { ChosenPicture } from './pictures';

/**
 * Restores the uploaded pictures after a reload, and stores changes until the given function is called. Files are not
 * stored, since the platform has them.
 */
export function keepPictures(shelf: PictureShelf, place: string): () => void {
  const storage = browserStorageOf(window);
  shelf.restore(read(storage, place));
  const keep = () => write(storage, place, shelf.current());
  keep();
  return shelf.subscribe(keep);
}

function write({ session }: BrowserStorage, place: string, pictures: readonly ChosenPicture[]): void {
  const up = pictures.flatMap(({ key, name, upload }) =>
    upload.state === 'sent' ? [{ key, name, address: upload.address }] : [],
  );
  const { [place]: _, ...others } = fieldsOf(parseJson(session.get(storageKeys.pictures)));
  const kept = up.length === 0 ? others : { ...others, [place]: up };
  session.set(storageKeys.pictures, Object.keys(kept).length === 0 ? undefined : JSON.stringify(kept));
}

/** Broken or foreign records are ignored. */
function read({ session }: BrowserStorage, place: string): readonly ChosenPicture[] {
  const rows = fieldsOf(parseJson(session.get(storageKeys.pictures)))[place];
  return Array.isArray(rows) ? rows.flatMap(pictureOf) : [];
}

function pictureOf(row: unknown): readonly ChosenPicture[] {
  const { key, name, address } = fieldsOf(row);
  if (typeof key !== 'string' || typeof name !== 'string' || typeof address !== 'string') return [];
  const preview = pictureAddress(address) ?? '';
  return [{ key, name, file: undefined, preview, upload: { state: 'sent', address } }];
}
