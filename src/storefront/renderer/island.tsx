import { type ReactNode, Suspense, use, useEffect, useLayoutEffect, useState } from 'react';
import type { IslandHandle } from './hydration';
import { useRenderer } from './renderer-context';
import { useHydratesNow } from './use-hydrates-now';

type Props = {
  /** Index of the island among the parts of `[data-parts]`. */
  readonly place: number | undefined;
  readonly children: ReactNode;
};

/**
 * Keeps the server's HTML of its children until its turn to hydrate. Children that the browser draws itself never wait.
 */
export function Island({ place, children }: Props) {
  const { hydration } = useRenderer();
  const [handle] = useState(hydration.createIsland);
  const { join } = handle;
  useLayoutEffect(() => join(firstOfPart(place)), [join, place]);
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

/** An already settled promise. `use` needs one in each render, even for a component that no longer waits. */
const passed = Object.assign(Promise.resolve(), { status: 'fulfilled', value: undefined });

function Gate({ handle, children }: GateProps) {
  use(handle?.gate() ?? passed);
  return children;
}

/** The first element of a part in the server's HTML. React writes a comment before and after each Suspense boundary. */
function firstOfPart(place: number | undefined): Element | undefined {
  let depth = 0;
  let part = -1;
  for (const node of document.querySelector('main [data-parts]')?.childNodes ?? []) {
    if (node instanceof Element) {
      if (part === place && depth > 0) return node;
    } else if (node.nodeValue === '/$') depth -= 1;
    else if (node.nodeValue?.startsWith('$')) {
      if (depth === 0) part += 1;
      depth += 1;
    }
  }
  return undefined;
}
