import { type ReactNode, useMemo } from 'react';
import type { LiveNode, LivePage } from '@/engine/live';
import { Island } from './island';
import { NodeView } from './node-view';
import type { SlotItem } from './widget';

type Slots = {
  readonly slots: { readonly [slot: string]: ReactNode };
  readonly slotItems: { readonly [slot: string]: readonly SlotItem[] };
};

/** The children of a node by slot. The same elements until the page changes, so that a parent's render does not reach them. */
export function useSlots(page: LivePage, node: LiveNode): Slots {
  return useMemo(() => {
    const share = shareOf(page, node);
    const items = [...node.slots].map(([slot, ids]) => [slot, ids.map((id) => toItem(page, id, share))] as const);
    return {
      slots: Object.fromEntries(items.map(([slot, children]) => [slot, children.map(({ element }) => element)])),
      slotItems: Object.fromEntries(items),
    };
  }, [page, node]);
}

/** Children from which on a section is cut in its turn: a form of many fields is more than one task. */
const many = 8;

/** Of a task: what a section in the root of a page takes, and a piece of a section of many. */
const shares = { section: 1, piece: 0.25 };

/** How the children of a node are hydrated: what stands in the root of a page each by itself, the pieces of a large section some together. */
function shareOf(page: LivePage, { id, slots }: LiveNode): number | undefined {
  if (id === page.root) return shares.section;
  return [...slots.values()].flat().length > many ? shares.piece : undefined;
}

function toItem(page: LivePage, id: string, share: number | undefined): SlotItem {
  const use = page.nodes.get(id)?.use ?? '';
  if (share === undefined) return { id, use, element: <NodeView key={id} page={page} id={id} /> };
  const element = (
    <Island key={id} share={share}>
      <NodeView page={page} id={id} />
    </Island>
  );
  return { id, use, element };
}
