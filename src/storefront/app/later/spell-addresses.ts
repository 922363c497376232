import type { AppRuntime } from '../app-runtime';
import { withPageSpelling } from '../navigation/match-route';

/**
 * After a step to an address in capitals, corrects the address to the page's own spelling. The server redirects such
 * addresses.
 */
export function spellAddresses({ boot, navigator }: Pick<AppRuntime, 'boot' | 'navigator'>, view: Window): void {
  view.addEventListener('popstate', () => {
    const place = navigator.place();
    const corrected = withPageSpelling(boot.routes, place);
    if (corrected !== place) view.history.replaceState(view.history.state, '', corrected + view.location.hash);
  });
}
