import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether this very render hydrates, or is the server's. Both snapshots are the same, so that it costs no second render. */
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
