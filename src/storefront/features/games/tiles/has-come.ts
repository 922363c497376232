import { pageIndex } from '@/storefront/ui/overlays/layers';

/** Whether this site was here before what shows: then the way back is the history's own. */
export function hasCome(): boolean {
  return pageIndex(window.history.state) > 0;
}
