import { trustedScript } from '@/storefront/platform/browser/trusted-script';

/** Address of the service worker, the only one that a page may start. */
export const workerPath = '/sw.js';

/** Registers the service worker; undefined if the browser has none or refuses. */
export async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await container.register(trustedScript(workerPath), { scope: '/', updateViaCache: 'none' });
  } catch {
    return undefined; // Private modes and blocked storage: the site works without.
  }
}
