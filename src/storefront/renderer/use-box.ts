import type { LiveNode, LivePage } from '@/engine/live';
import type { Box } from '@/storefront/ui/box';
import { useHydratesNow } from './react-internals';

/**
 * The marks of a node's outermost element. `data-node` is its id, for pictures, reports and tests. `data-island` is
 * the page of an island in the server's HTML; a node that the browser draws first has none. `island.tsx` adds
 * `data-hydrated`.
 */
export function useBox(page: LivePage, { id }: LiveNode): Box {
  const isFromServer = useHydratesNow();
  return isFromServer && isBelowRoot(page, id) ? { 'data-node': id, 'data-island': page.id } : { 'data-node': id };
}

function isBelowRoot({ nodes, root }: LivePage, id: string): boolean {
  return [...(nodes.get(root)?.slots.values() ?? [])].some((children) => children.includes(id));
}
