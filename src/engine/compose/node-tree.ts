import type { LayoutNode, Page } from '../config';
import { own } from '../json';

/** The ids in a node's slots, in order. */
export function childrenOf(node: LayoutNode | undefined): readonly string[] {
  return Object.values(node?.slots ?? {}).flat();
}

/** The ids below a node, itself among them. */
export function reachableFrom(root: string, nodes: Page['nodes']): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [root];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    const node = own(nodes, id);
    if (reached.has(id) || node === undefined) continue;
    reached.add(id);
    waiting.push(...childrenOf(node));
  }
  return reached;
}
