import type { LayoutNode, Page, Slots } from '../config';
import { own } from '../json';
import { memoByObject } from '../memo';

/** The ids in a node's slots, in order. */
export function childrenOf(node: LayoutNode | undefined): readonly string[] {
  return node?.slots === undefined ? noIds : idsIn(node.slots);
}

const noIds: readonly string[] = [];
const idsIn = memoByObject((slots: Slots): readonly string[] => Object.values(slots).flat());

/** The ids below a node, itself among them. */
export function reachableFrom(root: string, nodes: Page['nodes']): ReadonlySet<string> {
  const reached = new Set<string>();
  const stack = [root];
  for (let id = stack.pop(); id !== undefined; id = stack.pop()) {
    const node = own(nodes, id);
    if (reached.has(id) || node === undefined) continue;
    reached.add(id);
    stack.push(...childrenOf(node));
  }
  return reached;
}
