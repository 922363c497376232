import type { BrowserStorage } from '@/storefront/platform/browser/browser-storage';
import { storageKeys } from '@/storefront/platform/browser/storage-keys';
import type { AppRuntime } from '../app-runtime';

/**
 * Looks up what became of money requests without an answer, wherever the player is. Its code loads once there is one:
 * after a reload or a crash, and on the way from the page that sent it. Gives a function that stops.
 */
export function tellWhenUnsettled(app: AppRuntime, { local }: Pick<BrowserStorage, 'local'>): () => void {
  let isAsked = false;
  let stop: () => void = () => undefined;
  const look = () => {
    if (isAsked || local.get(storageKeys.intents) === undefined) return;
    isAsked = true;
    void import('./tell-unsettled').then(
      ({ tellUnsettled }) => {
        stop = tellUnsettled(app);
      },
      () => {
        // It is loaded at the next page, when the network is back.
        isAsked = false;
      },
    );
  };
  app.shown.listen({ onPage: look, onLayout: () => undefined });
  look();
  return () => stop();
}
