import { createRoot } from 'react-dom/client';
import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import type { AppRuntime } from '../app-runtime';
import { Providers } from '../storefront';

/**
 * Looks up the outcome of money requests without an answer, on any page. Its code loads once there is such a request:
 * after a reload or a crash, when the player leaves the page that sent it, or when another tab sends one, since that
 * tab may be closed before it tells. Gives a function that stops.
 */
export function tellUnsettled(
  app: AppRuntime,
  { local, onChange }: Pick<BrowserStorage, 'local' | 'onChange'>,
): () => void {
  // A tree of its own, which draws nothing: outcomes are told in toasts.
  const root = createRoot(document.createElement('div'));
  let isLoaded = false;
  const loadIfNeeded = () => {
    if (isLoaded || local.get(storageKeys.intents) === undefined) return;
    isLoaded = true;
    void import('@/storefront/forms/account/unsettled/unsettled-elsewhere').then(
      ({ UnsettledElsewhere }) =>
        root.render(
          <Providers app={app}>
            <UnsettledElsewhere />
          </Providers>,
        ),
      () => {
        // The code did not load. The next page asks for it again.
        isLoaded = false;
      },
    );
  };
  onChange(loadIfNeeded);
  app.pageEvents.listen({ onPage: loadIfNeeded, onLayout: () => undefined });
  loadIfNeeded();
  return () => {
    isLoaded = true;
    root.unmount();
  };
}
