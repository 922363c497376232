import type { Facts, LiveNode, LivePage } from '@/engine/live';
import { freeAccountType } from '@/storefront/platform/session/session';
import type { Box } from '@/storefront/ui/box';
import { useHydratesNow } from './react-internals';
import { useRenderer } from './renderer-context';

/**
 * The marks of a node's outermost element. `data-node` is its id, for pictures, reports and tests. `data-island` is
 * the page of an island in the server's HTML; a node that the browser draws first has none. `island.tsx` adds
 * `data-hydrated`. `data-for="account"`: CSS hides the node in a free account and in a trial until hydration is over.
 */
export function useBox(page: LivePage, node: LiveNode): Box {
  const { facts } = useRenderer();
  const isFromServer = useHydratesNow();
  const { id } = node;
  if (!isFromServer) return { 'data-node': id };
  return {
    'data-node': id,
    ...(isBelowRoot(page, id) && { 'data-island': page.id }),
    ...(isClosedToFree(node, facts.server) && { 'data-for': 'account' }),
  };
}

/** Whether a node's condition hides it from a free account. */
function isClosedToFree({ condition }: LiveNode, guest: Facts): boolean {
  if (condition?.paths.includes('member.type') !== true) return false;
  const free = { 'session.present': true, 'session.trial': false, 'member.type': freeAccountType };
  return condition.evaluate(new Map([...guest, ...Object.entries(free)])) === false;
}

function isBelowRoot({ nodes, root }: LivePage, id: string): boolean {
  return [...(nodes.get(root)?.slots.values() ?? [])].some((children) => children.includes(id));
}
