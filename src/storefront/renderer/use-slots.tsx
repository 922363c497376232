import { type ReactNode, useMemo } from 'react';
import type { LiveNode, LivePage } from '@/engine/live';
import { Island } from './island';
import { NodeView } from './node-view';
import { PageParts } from './page-parts';
import type { SlotItem } from './widget';

type Slots = {
  readonly slots: { readonly [slot: string]: ReactNode };
  readonly slotItems: { readonly [slot: string]: readonly SlotItem[] };
};

/** The slot of a page whose children are its parts. */
const partsSlot = 'body';

/**
 * The children of a node by slot. The same elements until the page changes, so that they do not render with their
 * parent.
 */
export function useSlots(page: LivePage, node: LiveNode): Slots {
  return useMemo(() => {
    const items = [...node.slots].map(
      ([slot, ids]) => [slot, ids.map((id) => toItem(page, node, id, slot === partsSlot))] as const,
    );
    const childrenOf = (slot: string, children: readonly SlotItem[]) =>
      slot === partsSlot && node.id === page.root ? (
        <PageParts page={page.id} items={children} />
      ) : (
        children.map(({ element }) => element)
      );
    return {
      slots: Object.fromEntries(items.map(([slot, children]) => [slot, childrenOf(slot, children)])),
      slotItems: Object.fromEntries(items),
    };
  }, [page, node]);
}

/**
 * Each child of a page's root is an island. The children of a form are not: as soon as it hydrates, a draft, an
 * invitation and the way to register change state above its fields.
 */
function toItem(page: LivePage, parent: LiveNode, id: string, isPart: boolean): SlotItem {
  const use = page.nodes.get(id)?.use ?? '';
  if (parent.id !== page.root) return { id, use, element: <NodeView key={id} page={page} id={id} /> };
  const element = (
    <Island key={id} page={page.id} id={id} isPart={isPart}>
      <NodeView page={page} id={id} />
    </Island>
  );
  return { id, use, element };
}
