import type { LayoutNode, Page, Slots } from '../config';
import { own } from '../json';
import { memoOne } from '../memo';

/** The ids in a node's slots, in order. */
export function childrenOf(node: LayoutNode | undefined): readonly string[] {
  return node?.slots === undefined ? none : idsIn(node.slots);
}

const none: readonly string[] = [];
const idsIn = memoOne((slots: Slots): readonly string[] => Object.values(slots).flat());

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
