import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import type { HydrationPart } from './hydration';
import { useRenderer } from './renderer-context';

type PartProps = { readonly share: number; readonly children: ReactNode };

/** Keeps what the server drew of its children until it is their turn to be hydrated. What the browser draws by itself never waits. */
export function HydratedPart({ share, children }: PartProps) {
  const { hydration } = useRenderer();
  const [part] = useState(() => hydration.createPart(share));
  const { join } = part;
  useLayoutEffect(join, [join]);
  if (!hydration.isCut) return children;
  return (
    <Suspense fallback={null}>
      <Turn part={part}>{children}</Turn>
    </Suspense>
  );
}

type TurnProps = { readonly part: HydrationPart; readonly children: ReactNode };

function Turn({ part, children }: TurnProps) {
  const hydrates = useHydratesNow();
  const { hydrated } = part;
  useEffect(hydrated, [hydrated]);
  return <Gate part={hydrates ? part : undefined}>{children}</Gate>;
}

type GateProps = { readonly part: HydrationPart | undefined; readonly children: ReactNode };

function Gate({ part, children }: GateProps) {
  if (part !== undefined) use(part.gate());
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
