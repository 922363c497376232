import { tryThrice } from '@/storefront/platform/browser/try-thrice';

/** Loads the code that checks values. Drawing a form needs none of it, so it loads when the page is used. */
export function loadCheck() {
  return tryThrice(() => import('./create-check'));
}
