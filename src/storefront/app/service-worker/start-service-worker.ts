import type { AppRuntime } from '../app-runtime';
import { servedBuild } from '../reload-for-newer-build';
import { isImmutable } from './build-caches';
import { createOffer } from './offer-update';
import { register } from './register';
import { followUpdates, type Updates } from './updates';

/**
 * Milliseconds from a first visit's page to the start of its worker: the worker loads all its files, and the phone is
 * busy until then.
 */
const firstVisitDelayMs = 4000;

/** Registers the service worker once the page is at rest, and offers new versions (APP-18). */
export async function startServiceWorker(app: AppRuntime, view: Window): Promise<void> {
  const { document: page, location } = view;
  const container = 'serviceWorker' in view.navigator ? view.navigator.serviceWorker : undefined;
  if (container === undefined) return;
  if (container.controller === null) await new Promise((done) => setTimeout(done, firstVisitDelayMs));
  const registration = await register(container);
  if (registration === undefined) return;
  let updates: Updates | undefined;
  const { offer } = createOffer({ app, document: page, onAccept: () => updates?.accept() });
  updates = followUpdates({
    registration,
    container,
    onWaiting: async () => {
      // A page that was opened after the deployment runs the new version already; only its worker has to follow.
      if ((await servedBuild(view)) === app.boot.build) registration.waiting?.postMessage({ type: 'take-over' });
      else offer();
    },
    onAccepted: () => location.reload(),
    now: Date.now,
  });
  const { check } = updates;
  app.facts.subscribe(['page.id'], check);
  page.addEventListener('visibilitychange', () => page.visibilityState === 'visible' && check());
  view.addEventListener('online', check);
  // Home and the offline page are stored in the language of the visit that stored them.
  app.texts.on('languageChanged', () => registration.active?.postMessage({ type: 'renew' }));
  await container.ready;
  keepLoadedFiles(registration, location.origin);
  if (view.navigator.onLine) await keepLanguageList(registration, app.boot.merchant.languages.offered);
}

/** The offline page offers the languages. Their list loads when it opens, which is too late without a network. */
async function keepLanguageList(registration: ServiceWorkerRegistration, codes: readonly string[]): Promise<void> {
  const list = await import('@/storefront/features/shell/language/language-list').catch(() => undefined);
  if (list === undefined) return; // The page is being left; a later one keeps the flags.
  registration.active?.postMessage({ type: 'keep', files: codes.map(list.flagOf) });
}

/** Tells the worker of every hashed file that this page has loaded or still loads. */
function keepLoadedFiles(registration: ServiceWorkerRegistration, origin: string): void {
  const observer = new PerformanceObserver((list) => {
    const addresses = list.getEntries().map(({ name }) => new URL(name));
    const ownAddresses = addresses.filter((address) => address.origin === origin && isImmutable(address.pathname));
    const files = [...new Set(ownAddresses.map(({ pathname }) => pathname))];
    if (files.length > 0) registration.active?.postMessage({ type: 'keep', files });
  });
  observer.observe({ type: 'resource', buffered: true });
}
