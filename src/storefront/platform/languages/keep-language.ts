import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import { directionOf, htmlLanguage } from './texts';

/** Stores the language for the next visit. Other tabs of this browser follow. */
export function keepLanguage(language: string, page: Document, storage: BrowserStorage): void {
  page.cookie = `${storageKeys.language}=${encodeURIComponent(language)}; path=/; max-age=31536000; samesite=lax`;
  storage.local.set(storageKeys.previousLanguage, storage.local.get(storageKeys.language));
  storage.local.set(storageKeys.language, language);
}

/** Sets language and direction of the document. */
export function markLanguage(language: string, page: Document): void {
  page.documentElement.lang = htmlLanguage(language);
  page.documentElement.dir = directionOf(language);
}
