import type { StorageArea } from '@/storefront/platform/browser/browser-storage';
import { fieldsOf } from '@/storefront/platform/browser/fields-of';

const storageKey = 'livery.reloadedFrom';

/**
 * Code that fails to load may belong to an older build. If the server has a newer one, loads the document again, once.
 */
export async function reloadForNewerBuild(
  build: string,
  session: StorageArea,
  view: Pick<Window, 'location' | 'fetch'>,
): Promise<void> {
  if (session.get(storageKey) === build) return;
  const serverBuild = await servedBuild(view);
  if (serverBuild === undefined || serverBuild === build) return;
  session.set(storageKey, build);
  view.location.reload();
}

/** Loads the document again because the player asked for it, if the server answers. */
export async function reloadWhereServed(view: Pick<Window, 'location' | 'fetch'>): Promise<void> {
  if ((await servedBuild(view)) !== undefined) view.location.reload();
}

/** Id of the server's build; undefined if it does not answer. */
export async function servedBuild(view: Pick<Window, 'fetch'>): Promise<string | undefined> {
  try {
    const { build } = fieldsOf(await (await view.fetch('/healthz', { cache: 'no-store' })).json());
    return typeof build === 'string' ? build : undefined;
  } catch {
    return undefined; // Offline: the card offers another try.
  }
}
