import type { Catalogue } from '../catalogue';
import { type ComposedPage, composePage } from '../compose/compose-page';
import { childrenOf, reachableFrom } from '../compose/node-tree';
import { PAGE } from '../compose/origin-of';
import type { LayoutNode, Overlay, Page, Slots } from '../config';
import { type JsonObject, own } from '../json';
import { isSame } from '../same';
import { wishedPlaces } from './wished-places';
import { wishedValues } from './wished-values';

export type OverlayInput = {
  readonly parent: ComposedPage;
  /** The overlay as it is now. */
  readonly overlay: Overlay;
  /** The page that the overlay shall give. */
  readonly wished: Page;
  /** Nodes that somebody moved: they are placed anew rather than their neighbours. */
  readonly touched?: readonly string[];
  readonly catalogue: Catalogue;
};

/**
 * The inverse of `composePage`: the overlay that makes the parent's page the wished one. It is the given overlay with
 * as few changes as can be, or a new one if no changes of it give that page. Undefined if no overlay does.
 */
export function overlayFor(input: OverlayInput): Overlay | undefined {
  const { format, page, $schema } = input.overlay;
  const empty: Overlay = { ...($schema === undefined ? {} : { $schema }), format, page };
  return changedOverlay(input, input.overlay) ?? changedOverlay(input, empty);
}

/** The overlay that gives the wished page and keeps as much of `said` as it can; undefined if there is none. */
function changedOverlay({ parent, overlay, wished, touched = [], catalogue }: OverlayInput, said: Overlay) {
  const file = { path: '', text: '', findings: [] };
  const compose = (value: Overlay, page = parent) => composePage(page, { file, value }, catalogue);
  const current = compose(said).page;
  const { nodes, replaced, placed } = ownNodes({ parent: parent.page, said, current, wished });
  const set = valuesFor({ parent: parent.page, said, current, wished, replaced });
  const { format, page } = said;
  const base = compose({ format, page, nodes, set });
  const kept = (said.remove ?? []).filter((id) => own(wished.nodes, id) === undefined && own(base.page.nodes, id));
  const faultCount = compose(overlay).findings.length;
  const complete = (placements: Pick<Overlay, 'insert' | 'move'>): Overlay => {
    const { page: before } = compose({ format, page, ...placements, remove: kept }, base);
    return orderly({ ...said, nodes, set, ...placements, remove: removalsFor(before, wished, kept, base.page) });
  };
  const isRight = (value: Overlay) => {
    const composed = compose(value);
    return composed.findings.length <= faultCount && isSamePage(composed.page, wished);
  };
  const places = wishedPlaces({
    base: base.page,
    said,
    wished,
    touched,
    dropped: placed,
    place: (placements) => compose({ format, page, ...placements }, base).page,
    isRight: (placements) => isRight(complete(placements)),
  });
  return places && complete(places);
}

type Pages = {
  readonly parent: Page;
  /** The overlay that is changed. */
  readonly said: Overlay;
  readonly current: Page;
  readonly wished: Page;
};

/**
 * The overlay's own nodes as wished. `replaced` are ids of nodes that are written anew, so `set` must not name them.
 * `placed` are ids of nodes that stand in a slot of another own node, so no `insert` places them.
 */
function ownNodes({ parent, said, current, wished }: Pages) {
  const replaced = new Set<string>();
  const placed = new Set<string>();
  const isOwn = (id: string) => own(parent.nodes, id) === undefined;
  const nodes: Record<string, LayoutNode> = {};
  for (const id of new Set([...Object.keys(said.nodes ?? {}), ...Object.keys(wished.nodes)])) {
    const node = own(wished.nodes, id);
    const written = own(said.nodes, id);
    if (node === undefined || !isOwn(id)) {
      if (written !== undefined && !isOwn(id)) nodes[id] = written;
      continue;
    }
    const before = own(current.nodes, id);
    const isKept = written !== undefined && before !== undefined && isSame(withoutSlots(before), withoutSlots(node));
    if (!isKept) replaced.add(id);
    const slots = slotsFor({ node, before, written, isOwn, placed });
    nodes[id] = { ...withoutSlots(isKept ? written : node), ...(slots && { slots }) };
  }
  return { nodes, replaced, placed };
}

type SlotsInput = {
  readonly node: LayoutNode;
  readonly before: LayoutNode | undefined;
  readonly written: LayoutNode | undefined;
  readonly isOwn: (id: string) => boolean;
  readonly placed: Set<string>;
};

/** Slots of an own node as they are written: with own nodes alone, since those of the parent are moved there. */
function slotsFor({ node, before, written, isOwn, placed }: SlotsInput): Slots | undefined {
  const names = new Set([...Object.keys(written?.slots ?? {}), ...Object.keys(node.slots ?? {})]);
  const slots = [...names].flatMap((name) => {
    const ids = own(node.slots, name) ?? [];
    const isKept = written !== undefined && isSame(own(before?.slots, name) ?? [], ids);
    const kept = own(written?.slots, name);
    if (isKept) return kept === undefined ? [] : [[name, kept] as const];
    const ownIds = ids.filter(isOwn);
    for (const id of ownIds) placed.add(id);
    return ownIds.length === 0 ? [] : [[name, ownIds] as const];
  });
  return slots.length === 0 ? undefined : Object.fromEntries(slots);
}

function withoutSlots({ slots: _slots, ...node }: LayoutNode): LayoutNode {
  return node;
}

/** The `set` that gives nodes and page their wished values. It leaves out removed and replaced nodes. */
function valuesFor({ parent, said, current, wished, replaced }: Pages & { readonly replaced: ReadonlySet<string> }) {
  const set = said.set ?? {};
  const ids = [...new Set([...Object.keys(set), PAGE, ...Object.keys(wished.nodes)])];
  return Object.fromEntries(
    ids.flatMap((id) => {
      const [inherited, now, wish] = [parent, current, wished].map((page) => partOf(page, id));
      const values = own(set, id) ?? {};
      if (wish === undefined || replaced.has(id)) return [];
      const cannotCompare = inherited === undefined || now === undefined;
      const next = cannotCompare ? values : wishedValues({ inherited, said: values, current: now, wished: wish });
      return Object.keys(next).length === 0 ? [] : [[id, next] as const];
    }),
  );
}

/** A node without its slots, or the page without its nodes. */
function partOf(page: Page, id: string): JsonObject | undefined {
  if (id !== PAGE) {
    const node = own(page.nodes, id);
    return node && withoutSlots(node);
  }
  const { nodes: _nodes, $schema: _schema, ...settings } = page;
  return settings;
}

/** The `remove` list. A removed node takes the nodes in its slots along, so those are left out. */
function removalsFor(before: Page, wished: Page, kept: readonly string[], base: Page): readonly string[] {
  const gone = Object.keys(before.nodes).filter((id) => own(wished.nodes, id) === undefined);
  const below = new Set(gone.flatMap((id) => childrenOf(before.nodes[id])));
  const tops = gone.filter((id) => !below.has(id));
  const covered = new Set(tops.flatMap((id) => [...reachableFrom(id, base.nodes)]));
  return [...kept.filter((id) => !covered.has(id)), ...tops];
}

/** The parts of an overlay in the order in which they apply, without empty ones. */
function orderly({ nodes = {}, set = {}, insert = [], move = [], remove = [], ...head }: Overlay): Overlay {
  return {
    ...head,
    ...(Object.keys(nodes).length > 0 && { nodes }),
    ...(Object.keys(set).length > 0 && { set }),
    ...(insert.length > 0 && { insert }),
    ...(move.length > 0 && { move }),
    ...(remove.length > 0 && { remove }),
  };
}

/** Whether two pages are equal. Empty slots, props and handlers are as good as none. */
export function isSamePage(one: Page, other: Page): boolean {
  return isSame(plain(one), plain(other));
}

function plain({ nodes, ...page }: Page): JsonObject {
  return { ...page, nodes: Object.fromEntries(Object.entries(nodes).map(([id, node]) => [id, plainNode(node)])) };
}

function plainNode({ slots = {}, props = {}, on = {}, ...node }: LayoutNode): JsonObject {
  return { ...node, props, on, slots: Object.fromEntries(Object.entries(slots).filter(([, ids]) => ids.length > 0)) };
}
