import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { IslandHandle } from './hydration';
import { useRenderer } from './renderer-context';

/** Keeps what the server drew of its children until it is their turn to be hydrated. What the browser draws by itself never waits. */
export function Island({ children }: { readonly children: ReactNode }) {
  const { hydration } = useRenderer();
  const [handle] = useState(hydration.createIsland);
  const { join } = handle;
  useLayoutEffect(join, [join]);
  if (!hydration.isCut) return children;
  return (
    <Suspense fallback={null}>
      <Turn handle={handle}>{children}</Turn>
    </Suspense>
  );
}

type TurnProps = { readonly handle: IslandHandle; readonly children: ReactNode };

function Turn({ handle, children }: TurnProps) {
  const hydrates = useHydratesNow();
  const { hydrated } = handle;
  useEffect(hydrated, [hydrated]);
  return <Gate handle={hydrates ? handle : undefined}>{children}</Gate>;
}

type GateProps = { readonly handle: IslandHandle | undefined; readonly children: ReactNode };

function Gate({ handle, children }: GateProps) {
  if (handle !== undefined) use(handle.gate());
  return children;
}

const never = () => () => undefined;

/** Whether this very render hydrates. Both snapshots are the same, so that it costs no second render. */
function useHydratesNow(): boolean {
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
