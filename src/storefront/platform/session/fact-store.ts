import type { Facts } from '@/engine/live';
import type { FactStore } from '@/storefront/contract/facts';

/** A store that starts with a guest's facts. The merchant's static facts stay when live facts change. */
export function createFactStore(guest: Facts, statics: { readonly [path: string]: unknown } = {}): FactStore {
  const withStatics = (live: Facts): Facts => new Map([...Object.entries(statics), ...live]);
  const serverFacts = withStatics(guest);
  let currentFacts = serverFacts;
  const listeners = new Map<string, Set<() => void>>();
  const subscribe = (paths: readonly string[], listener: () => void) => {
    for (const path of paths) listenersOf(listeners, path).add(listener);
    return () => {
      for (const path of paths) listeners.get(path)?.delete(listener);
    };
  };
  const update = (live: Facts) => {
    const next = withStatics(live);
    const dirtyPaths = changedPaths(currentFacts, next);
    currentFacts = next;
    const dueListeners = new Set(dirtyPaths.flatMap((path) => [...(listeners.get(path) ?? [])]));
    for (const listener of dueListeners) listener();
  };
  return { current: () => currentFacts, server: serverFacts, update, subscribe };
}

function listenersOf(listeners: Map<string, Set<() => void>>, path: string): Set<() => void> {
  const pathListeners = listeners.get(path) ?? new Set();
  listeners.set(path, pathListeners);
  return pathListeners;
}

function changedPaths(oldFacts: Facts, newFacts: Facts): readonly string[] {
  const paths = new Set([...oldFacts.keys(), ...newFacts.keys()]);
  return [...paths].filter(
    (path) => oldFacts.has(path) !== newFacts.has(path) || !Object.is(oldFacts.get(path), newFacts.get(path)),
  );
}
