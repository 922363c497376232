import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server and in the browser's hydrating render. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
