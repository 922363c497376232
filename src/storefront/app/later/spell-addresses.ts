import type { AppRuntime } from '../app-runtime';
import { spelledBy } from '../navigation/match-route';

/** An entry that somebody else made, in capitals: its address becomes the page's own, as the server would have led there. */
export function spellAddresses({ boot, navigator }: Pick<AppRuntime, 'boot' | 'navigator'>, view: Window): void {
  view.addEventListener('popstate', () => {
    const place = navigator.place();
    const spelled = spelledBy(boot.routes, place);
    if (spelled !== place) view.history.replaceState(view.history.state, '', spelled + view.location.hash);
  });
}
