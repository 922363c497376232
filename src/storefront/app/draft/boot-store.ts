import type { Boot } from '@/storefront/contract/boot';

/**
 * The state of a document that may be replaced while the document runs. Code outside of the tree holds one object for
 * good, `live`, and reads it when it acts, so its content is replaced. The tree draws by `current`, another object
 * after each replacement.
 */
export type BootStore = {
  readonly live: Boot;
  readonly current: () => Boot;
  readonly replace: (next: Boot) => void;
  readonly subscribe: (listener: () => void) => () => void;
};

export function createBootStore(live: Boot): BootStore {
  let current = live;
  const listeners = new Set<() => void>();
  return {
    live,
    current: () => current,
    replace: (next) => {
      for (const name of Object.keys(live)) if (!Object.hasOwn(next, name)) Reflect.deleteProperty(live, name);
      Object.assign(live, next);
      current = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
