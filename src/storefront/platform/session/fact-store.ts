import type { Facts } from '@/engine/live';
import type { FactStore } from '@/storefront/contract/facts';

/** A store that starts with a guest's facts. The merchant's static facts stay when live facts change. */
export function createFactStore(guest: Facts, statics: { readonly [path: string]: unknown } = {}): FactStore {
  const whole = (live: Facts): Facts => new Map([...Object.entries(statics), ...live]);
  const server = whole(guest);
  let current = server;
  const listeners = new Map<string, Set<() => void>>();
  const subscribe = (paths: readonly string[], listener: () => void) => {
    for (const path of paths) listenersOf(listeners, path).add(listener);
    return () => {
      for (const path of paths) listeners.get(path)?.delete(listener);
    };
  };
  const update = (live: Facts) => {
    const next = whole(live);
    const changed = changedPaths(current, next);
    current = next;
    const due = new Set(changed.flatMap((path) => [...(listeners.get(path) ?? [])]));
    for (const listener of due) listener();
  };
  return { current: () => current, server, update, subscribe };
}

function listenersOf(listeners: Map<string, Set<() => void>>, path: string): Set<() => void> {
  const known = listeners.get(path) ?? new Set();
  listeners.set(path, known);
  return known;
}

function changedPaths(before: Facts, after: Facts): readonly string[] {
  const paths = new Set([...before.keys(), ...after.keys()]);
  return [...paths].filter(
    (path) => before.has(path) !== after.has(path) || !Object.is(before.get(path), after.get(path)),
  );
}
