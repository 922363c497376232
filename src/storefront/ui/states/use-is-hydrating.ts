import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** True on the server, and in the browser for the render that must agree with the server's. */
export function useIsHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}
