import { childrenOf, reachableFrom } from '../compose/node-tree';
import { setPath } from '../compose/set-path';
import type { LayoutNode, Page } from '../config';
import { own } from '../json';

/** Where a node stands: in a slot of another one, before the sibling that has `index` now. */
export type NodePlace = { readonly into: string; readonly slot: string; readonly index: number };

/** The place of a node; undefined if it stands nowhere. */
export function placeOfNode({ nodes }: Page, id: string): NodePlace | undefined {
  for (const [into, { slots = {} }] of Object.entries(nodes))
    for (const [slot, ids] of Object.entries(slots))
      if (ids.includes(id)) return { into, slot, index: ids.indexOf(id) };
  return undefined;
}

/** The page with a node at another place. Without such a node, or if it would stand below itself, the same page. */
export function withMoved(page: Page, id: string, place: NodePlace): Page {
  if (own(page.nodes, id) === undefined || reachableFrom(id, page.nodes).has(place.into)) return page;
  const from = placeOfNode(page, id);
  const nodes = mapIds(page.nodes, (ids) => ids.filter((other) => other !== id));
  const isLater = from?.into === place.into && from.slot === place.slot && from.index < place.index;
  return { ...page, nodes: withChild(nodes, id, isLater ? { ...place, index: place.index - 1 } : place) };
}

/** The page with a new node at a place. `children`: nodes that stand in its slots. */
export function withInserted(
  page: Page,
  place: NodePlace,
  { id, node, children = {} }: { readonly id: string; readonly node: LayoutNode; readonly children?: Page['nodes'] },
): Page {
  return { ...page, nodes: withChild({ ...page.nodes, [id]: node, ...children }, id, place) };
}

/** The page without a node and without all that stands below it. */
export function withoutNode(page: Page, id: string): Page {
  const gone = reachableFrom(id, page.nodes);
  const left = Object.fromEntries(Object.entries(page.nodes).filter(([other]) => !gone.has(other)));
  return { ...page, nodes: mapIds(left, (ids) => ids.filter((other) => !gone.has(other))) };
}

/** The page with a copy of a node, and of all below it, behind the node. `copy`: the id of the copy. */
export function withCopy(page: Page, id: string): { readonly page: Page; readonly copy: string } | undefined {
  const place = placeOfNode(page, id);
  const node = own(page.nodes, id);
  if (place === undefined || node === undefined) return undefined;
  const names = new Map<string, string>();
  for (const one of reachableFrom(id, page.nodes)) names.set(one, freeId(page.nodes, one, [...names.values()]));
  const rename = (one: string) => names.get(one) ?? one;
  const originals = [...names].flatMap(([one, name]) => {
    const original = own(page.nodes, one);
    return original === undefined ? [] : [[name, original] as const];
  });
  const copies = mapIds(Object.fromEntries(originals), (ids) => ids.map(rename));
  const copy = rename(id);
  const nodes = withChild({ ...page.nodes, ...copies }, copy, { ...place, index: place.index + 1 });
  return { page: { ...page, nodes }, copy };
}

/** The page with another value of a node by its dotted path; null removes it. Undefined if there is no such place. */
export function withNodeValue(page: Page, id: string, path: string, value: unknown): Page | undefined {
  const node = own(page.nodes, id);
  const changed = node && setPath(node, path.split('.'), value);
  return changed && { ...page, nodes: { ...page.nodes, [id]: { ...changed, use: String(changed.use) } } };
}

/** An id that no node has: the wanted one, or with a number behind it. */
export function freeId(nodes: Page['nodes'], wanted: string, others: readonly string[] = []): string {
  const isTaken = (id: string) => own(nodes, id) !== undefined || others.includes(id);
  const stem = wanted.replace(/-\d+$/, '');
  let id = wanted;
  for (let number = 2; isTaken(id); number += 1) id = `${stem}-${number}`;
  return id;
}

function withChild(nodes: Page['nodes'], id: string, { into, slot, index }: NodePlace): Page['nodes'] {
  const holder = own(nodes, into);
  if (holder === undefined) return nodes;
  const ids = (own(holder.slots, slot) ?? []).toSpliced(index, 0, id);
  return { ...nodes, [into]: { ...holder, slots: { ...holder.slots, [slot]: ids } } };
}

/** Nodes with other lists in their slots. Nodes without children stay the same objects. */
function mapIds(nodes: Page['nodes'], change: (ids: readonly string[]) => readonly string[]): Page['nodes'] {
  return Object.fromEntries(
    Object.entries(nodes).map(([id, node]) => {
      if (childrenOf(node).length === 0) return [id, node];
      const slots = Object.fromEntries(Object.entries(node.slots ?? {}).map(([slot, ids]) => [slot, change(ids)]));
      return [id, { ...node, slots }];
    }),
  );
}
