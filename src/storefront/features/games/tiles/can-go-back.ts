import { pageIndex } from '@/storefront/ui/overlays/layers';

/** Whether an earlier history entry belongs to this site, so that "back" can use the history. */
export function canGoBack(): boolean {
  return pageIndex(window.history.state) > 0;
}
