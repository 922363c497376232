import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Whether this render hydrates the server's HTML. Both snapshots are equal, so that React does not render a second
 * time.
 */
export function useHydratesNow(): boolean {
  let hydrates = false;
  useSyncExternalStore(
    never,
    () => 0,
    () => {
      hydrates = true;
      return 0;
    },
  );
  return hydrates;
}
