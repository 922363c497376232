import { tryParseJson } from '@/engine/live';
import { type BrowserStorage, browserStorageOf } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { pictureAddress } from '@/storefront/ui/safe/safe-address';
import type { PictureShelf } from './picture-shelf';
import type { ChosenPicture } from './pictures';

/**
 * Restores the uploaded pictures after a reload, and stores changes until the returned function is called. Files are
 * not stored, since the platform has them.
 */
export function keepPictures(shelf: PictureShelf, formKey: string): () => void {
  const storage = browserStorageOf(window);
  shelf.restore(readPictures(storage, formKey));
  const store = () => writePictures(storage, formKey, shelf.current());
  store();
  return shelf.subscribe(store);
}

function writePictures({ session }: BrowserStorage, formKey: string, pictures: readonly ChosenPicture[]): void {
  const sentPictures = pictures.flatMap(({ key, name, upload }) =>
    upload.state === 'sent' ? [{ key, name, address: upload.address }] : [],
  );
  const { [formKey]: _, ...otherForms } = fieldsOf(tryParseJson(session.get(storageKeys.pictures)));
  const stored = sentPictures.length === 0 ? otherForms : { ...otherForms, [formKey]: sentPictures };
  session.set(storageKeys.pictures, Object.keys(stored).length === 0 ? undefined : JSON.stringify(stored));
}

/** Broken or foreign records are ignored. */
function readPictures({ session }: BrowserStorage, formKey: string): readonly ChosenPicture[] {
  const rows = fieldsOf(tryParseJson(session.get(storageKeys.pictures)))[formKey];
  return Array.isArray(rows) ? rows.flatMap(pictureOf) : [];
}

function pictureOf(row: unknown): readonly ChosenPicture[] {
  const { key, name, address } = fieldsOf(row);
  if (typeof key !== 'string' || typeof name !== 'string' || typeof address !== 'string') return [];
  const preview = pictureAddress(address) ?? '';
  return [{ key, name, file: undefined, preview, upload: { state: 'sent', address } }];
}
