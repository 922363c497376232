/** Address of the service worker, and of nothing else that a page may start. */
export const workerPath = '/sw.js';

type TrustedUrls = { createScriptURL(url: string): string };
type PolicyFactory = { createPolicy(name: string, rules: TrustedUrls): TrustedUrls };

/** Registers the service worker; undefined where the browser has none or refuses. */
export async function register(container: ServiceWorkerContainer): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await container.register(trusted(workerPath), { scope: '/', updateViaCache: 'none' });
  } catch {
    return undefined; // Private modes and blocked storage: the site works without.
  }
}

/** The document policy asks for a trusted address; ours passes this one only. */
function trusted(path: string): string {
  const factory: unknown = Reflect.get(globalThis, 'trustedTypes');
  if (!isPolicyFactory(factory)) return path;
  const policy = factory.createPolicy('livery', { createScriptURL: (url) => (url === workerPath ? url : '') });
  return policy.createScriptURL(path);
}

function isPolicyFactory(value: unknown): value is PolicyFactory {
  return typeof value === 'object' && value !== null && 'createPolicy' in value;
}
