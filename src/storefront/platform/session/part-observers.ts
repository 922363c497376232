import { keepPreviousData, type QueryClient, QueryObserver } from '@tanstack/react-query';
import type { LivePart } from '@/engine/live';
import type { QuerySpec } from '@/storefront/platform/gateway/queries/query';

/** Watches the queries that live facts come from. */
export type PartObservers = {
  /**
   * Watches a query for a session. At a change of language the old answer stays until the new one is there; at a change
   * of session it does not.
   */
  readonly observe: (part: LivePart, session: string, spec: QuerySpec<unknown>) => void;
  /** The answer of each part: a value, `'pending'`, or undefined if the call failed. */
  readonly values: () => { readonly [Part in LivePart]?: unknown };
  readonly clear: () => void;
  readonly onChange: (listener: () => void) => void;
};

/** Offline a fact is pending and not false, so that no page is closed to the player for lack of a network. */
const offlineOptions = { networkMode: 'online' } as const;

type Watch = { readonly session: string; key: string; readonly observer: QueryObserver<unknown>; stop: () => void };

export function createPartObservers(queries: QueryClient): PartObservers {
  const watches = new Map<LivePart, Watch>();
  const listeners = new Set<() => void>();
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  const stop = (part: LivePart) => {
    watches.get(part)?.stop();
    watches.delete(part);
  };
  const start = (part: LivePart, session: string, spec: QuerySpec<unknown>) => {
    const observer = new QueryObserver<unknown>(queries, { ...spec, ...offlineOptions });
    const watch: Watch = { session, key: JSON.stringify(spec.queryKey), observer, stop: () => undefined };
    // Subscribing may call back at once, so the watch is registered first.
    watches.set(part, watch);
    watch.stop = observer.subscribe(notify);
  };
  return {
    observe: (part, session, spec) => {
      const watch = watches.get(part);
      if (watch?.session !== session) {
        stop(part);
        start(part, session, spec);
        return;
      }
      const key = JSON.stringify(spec.queryKey);
      if (watch.key === key) return;
      watch.key = key;
      watch.observer.setOptions({ ...spec, ...offlineOptions, placeholderData: keepPreviousData });
    },
    values: () => Object.fromEntries([...watches].map(([part, { observer }]) => [part, answerOf(observer)])),
    clear: () => {
      for (const part of [...watches.keys()]) stop(part);
    },
    onChange: (listener) => {
      listeners.add(listener);
    },
  };
}

function answerOf(observer: QueryObserver<unknown>): unknown {
  const { isPending, data } = observer.getCurrentResult();
  return isPending ? 'pending' : data;
}
