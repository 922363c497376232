import { isQuietPage } from '@/storefront/contract/page-roles';
import { pendingSends } from '@/storefront/platform/gateway/create-gateway';
import { openLayers } from '@/storefront/ui/overlays/layers';
import type { AppRuntime } from '../app-runtime';
import { type UnsavedInput, watchUnsavedInput } from '../service-worker/unsaved-input';

type App = Pick<AppRuntime, 'boot' | 'location' | 'navigator' | 'pages'>;

/** Milliseconds between two requests, as often as the server asks the platform. */
const everyMs = 5_000;

/**
 * While the page lacks answers of the platform, asks for them, and loads the document again once they are there. It
 * waits while a player types, has a dialog or a game open, or has sent a call.
 */
export function startRenewing({ boot, location, navigator, pages }: App, view: Window): void {
  let input: UnsavedInput | undefined;
  let timer: number | undefined;
  const reloadIfComplete = async () => {
    const { page } = location.current();
    if (view.document.hidden || isQuietPage(boot.routes, page.page)) return;
    const loadedPage = await pages.load(page.page, 0).catch(() => undefined);
    const isBusy =
      input?.has() === true || pendingSends.sends > 0 || [...openLayers].some((layer) => !layer.comesAgain);
    if (loadedPage?.kind === 'newer' && !isBusy) navigator.reload();
  };
  const watchPage = () => {
    view.clearInterval(timer);
    const isIncomplete = boot.shell.incomplete ?? location.current().page.incomplete ?? false;
    if (!isIncomplete) return;
    input ??= watchUnsavedInput(view.document, () => undefined);
    timer = view.setInterval(reloadIfComplete, everyMs);
  };
  location.subscribe(watchPage);
  watchPage();
}
