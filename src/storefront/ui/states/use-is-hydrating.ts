import { useSyncExternalStore } from 'react';

const neverSubscribe = () => () => undefined;

/** True on the server and in the browser's hydrating render. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    neverSubscribe,
    () => false,
    () => true,
  );
}
