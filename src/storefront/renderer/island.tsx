import { type ReactNode, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import type { IslandHandle } from './hydration';
import { useHydratesNow, waitFor } from './react-internals';
import { useRenderer } from './renderer-context';

type Props = {
  /** The page and the id of the node in it. */
  readonly page: string;
  readonly id: string;
  /** Whether it is a part of the page, which may stand below the screen. */
  readonly isPart: boolean;
  readonly children: ReactNode;
};

/**
 * Keeps the server's HTML of its children until its turn to hydrate. Children that the browser draws itself never wait.
 */
export function Island({ page, id, isPart, children }: Props) {
  const { hydration } = useRenderer();
  const [handle] = useState(hydration.createIsland);
  const { register } = handle;
  useLayoutEffect(
    () => register(isPart && !hydration.isOver() ? boxOf(page, id) : undefined),
    [register, hydration, page, id, isPart],
  );
  if (!hydration.isCut) return children;
  return (
    <Suspense fallback={failedMark}>
      <Turn handle={handle} page={page} id={id}>
        {children}
      </Turn>
    </Suspense>
  );
}

type TurnProps = Omit<Props, 'isPart'> & { readonly handle: IslandHandle };

function Turn({ handle, page, id, children }: TurnProps) {
  const isHydrating = useHydratesNow();
  const { hydrated } = handle;
  useEffect(() => {
    if (isHydrating) boxOf(page, id)?.setAttribute('data-hydrated', '');
    hydrated();
  }, [hydrated, isHydrating, page, id]);
  return <HydrationGate handle={isHydrating ? handle : undefined}>{children}</HydrationGate>;
}

type HydrationGateProps = { readonly handle: IslandHandle | undefined; readonly children: ReactNode };

function HydrationGate({ handle, children }: HydrationGateProps) {
  const turn = handle?.turn();
  if (turn !== undefined) waitFor(turn);
  return children;
}

/** The server's HTML has this in place of an island that threw: React hides the error of a Suspense boundary. */
export const failedIsland = '<template data-failed';
const failedMark = <template data-failed />;

/** The outermost element of an island in the server's HTML; null if it is empty. */
function boxOf(page: string, id: string): Element | null {
  return document.querySelector(`[data-island="${page}"][data-node="${id}"]`);
}
