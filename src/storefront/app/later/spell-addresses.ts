import type { AppRuntime } from '../app-runtime';
import { withPageSpelling } from '../navigation/match-route';

/**
 * When the visitor goes back or forward to an address in capitals, corrects it to the page's own spelling. In a new
 * document the server does that.
 */
export function spellAddresses({ boot, navigator }: Pick<AppRuntime, 'boot' | 'navigator'>, view: Window): void {
  view.addEventListener('popstate', () => {
    const place = navigator.place();
    const corrected = withPageSpelling(boot.routes, place);
    if (corrected !== place) view.history.replaceState(view.history.state, '', corrected + view.location.hash);
  });
}
