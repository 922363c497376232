import { tryThrice } from '@/storefront/platform/browser/try-thrice';

/** What checks values: a form that is being drawn needs none of it. It is asked for once its page is used. */
export function loadCheck() {
  return tryThrice(() => import('./create-check'));
}
