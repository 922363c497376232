import { type ReactNode, Suspense, useMemo } from 'react';
import type { LiveNode, LivePage } from '@/engine/live';
import { NodeSkeleton } from './node-skeleton';
import { NodeView } from './node-view';
import type { SlotItem } from './widget';

type Slots = {
  readonly slots: { readonly [slot: string]: ReactNode };
  readonly slotItems: { readonly [slot: string]: readonly SlotItem[] };
};

/** The children of a node by slot. The same elements until the page changes, so that a parent's render does not reach them. */
export function useSlots(page: LivePage, node: LiveNode): Slots {
  return useMemo(() => {
    const items = [...node.slots].map(([slot, ids]) => [slot, ids.map((id) => toItem(page, node, id))] as const);
    return {
      slots: Object.fromEntries(items.map(([slot, children]) => [slot, children.map(({ element }) => element)])),
      slotItems: Object.fromEntries(items),
    };
  }, [page, node]);
}

/**
 * Each part of a page is a boundary of its own, so that a browser takes a server's page over piece by piece, in short tasks, and first the piece
 * that is tapped.
 */
function toItem(page: LivePage, { id: parent }: LiveNode, id: string): SlotItem {
  const use = page.nodes.get(id)?.use ?? '';
  if (parent !== page.root) return { id, use, element: <NodeView key={id} page={page} id={id} /> };
  const element = (
    <Suspense key={id} fallback={<NodeSkeleton use={use} />}>
      <NodeView page={page} id={id} />
    </Suspense>
  );
  return { id, use, element };
}
