import { type Catalogue, declaredNames } from '../catalogue';
import type { LayoutNode, Overlay, Page, Place } from '../config';
import { type JsonObject, type JsonPath, own } from '../json';
import { memoByObject } from '../memo';
import * as messages from '../messages';
import { nearestName } from '../nearest-name';
import { checkShape } from '../parse/check-shape';
import { keyAdvice } from '../parse/key-advice';
import { schemaMeaningAt } from '../parse/meaning';
import { lostWork } from './lost-work';
import { childrenOf } from './node-tree';
import { hasOwnCheck, type Located, type Sourced } from './read-file';
import { setPath } from './set-path';

/** A page after all overlays of the chain. `layers` are its files. The first is a whole page. */
export type ComposedPage = {
  /** The page's id by its file. An overlay cannot change it. */
  readonly id: string;
  readonly page: Page;
  readonly layers: readonly (Sourced<Page> | Sourced<Overlay>)[];
  readonly findings: readonly Located[];
};

type Nodes = Record<string, LayoutNode>;
type Report = (finding: messages.Finding, path: JsonPath, pointAt?: 'key' | 'value') => void;

/**
 * A parent's page under a child's overlay. The parts apply in the order nodes, set, insert, move, remove. An entry for
 * a missing node, or into one, is reported and has no effect. Unchanged nodes stay the same objects, and the parent
 * stays unchanged.
 */
export function composePage(parent: ComposedPage, overlay: Sourced<Overlay>, catalogue: Catalogue): ComposedPage {
  const findings: Located[] = [];
  const { value, file } = overlay;
  const report: Report = (finding, path, pointAt = 'value') =>
    void findings.push({ ...finding, origin: { file, path, ...(pointAt === 'key' ? { key: true } : {}) } });
  const nodes: Nodes = { ...parent.page.nodes };
  for (const [id, node] of Object.entries(value.nodes ?? {})) {
    if (Object.hasOwn(nodes, id)) report(messages.duplicateNode(id), ['nodes', id], 'key');
    else nodes[id] = node;
  }
  let page = parent.page;
  for (const [id, values] of Object.entries(value.set ?? {})) {
    const target = id === '$page' ? page : own(nodes, id);
    if (target === undefined) {
      report(messages.missingNode(id, nearestName(id, Object.keys(nodes))), ['set', id], 'key');
      continue;
    }
    for (const [path, newValue] of Object.entries(values)) {
      const current = id === '$page' ? page : own(nodes, id);
      const changed = setPath(current ?? target, path.split('.'), newValue);
      const {
        page: newPage,
        node,
        fault,
      } = changed === undefined ? badPathResult(path) : checkChange(id, changed, catalogue);
      if (fault !== undefined) report(fault, ['set', id, path], 'key');
      if (newPage !== undefined) page = newPage;
      if (node !== undefined) nodes[id] = node;
    }
  }
  const { insert = [], move = [] } = value;
  const context = { nodes, report, catalogue };
  for (const [index, place] of insert.entries())
    placeNode(place, ['insert', index], { ...context, placedLater: () => [...insert.slice(index + 1), ...move] });
  for (const [index, place] of move.entries()) {
    if (!hasNode(nodes, place.id, ['move', index, 'id'], report)) continue;
    if (!hasHolder(place, ['move', index], context)) continue;
    removeFromSlots(nodes, place.id);
    placeNode(place, ['move', index], { ...context, placedLater: () => move.slice(index + 1) });
  }
  if (value.remove !== undefined) {
    const nodesBefore = { ...nodes };
    removeAll(nodes, value.remove, { root: page.root ?? 'page', report });
    for (const { path, pointsAtKey, finding } of lostWork(overlay, nodesBefore, nodes))
      report(finding, path, pointsAtKey ? 'key' : 'value');
  }
  const composed: Page = { ...page, nodes };
  return { id: parent.id, page: composed, layers: [...parent.layers, overlay], findings };
}

/** A page as its own first layer, without overlays. */
export const firstLayer = memoByObject(
  (page: Sourced<Page>): ComposedPage => ({ id: page.value.id, page: page.value, layers: [page], findings: [] }),
);

/** The page or node after a change, or the fault in the shape that the change would give. */
type ChangeResult = { readonly page?: Page; readonly node?: LayoutNode; readonly fault?: messages.Finding | undefined };

function checkChange(
  id: string,
  changed: JsonObject,
  { validators, places, widgets, schemas }: Catalogue,
): ChangeResult {
  const meaning = (path: JsonPath) => schemaMeaningAt(schemas, 'page', path);
  const words = { advice: keyAdvice('page', places, widgets), meaning, skip: hasOwnCheck };
  const isPage = id === '$page';
  const probe = isPage ? { ...changed, nodes: {} } : { format: 1, id: 'probe', nodes: { probe: changed } };
  const { findings, value } = checkShape(probe, validators.page, words);
  const [fault] = findings;
  if (fault !== undefined || value === undefined) {
    // The fix is for the value inside the node. It would not be right for this overlay.
    const { fix: _, ...finding } = fault?.finding ?? messages.badPath(id);
    return { fault: finding };
  }
  const node = value.nodes.probe;
  return isPage ? { page: value } : node === undefined ? {} : { node };
}

function badPathResult(path: string): ChangeResult {
  return { fault: messages.badPath(path) };
}

type PlaceContext = {
  readonly nodes: Nodes;
  readonly report: Report;
  readonly catalogue: Catalogue;
  /** Nodes that this overlay places later. */
  readonly placedLater: () => readonly Place[];
};

function placeNode(place: Place, path: JsonPath, { nodes, report, catalogue, placedLater }: PlaceContext): void {
  if (!Object.hasOwn(nodes, place.id)) {
    report(messages.unknownInsert(place.id, nearestName(place.id, Object.keys(nodes))), [...path, 'id']);
    return;
  }
  if (!hasHolder(place, path, { nodes, report })) return;
  const holder = nodes[place.into];
  if (holder === undefined) return;
  if (place.before !== undefined && place.after !== undefined) report(messages.twoPlaces(), [...path, 'after'], 'key');
  const ids = own(holder.slots, place.slot) ?? [];
  const neighbour = place.before ?? place.after;
  const index = neighbour === undefined ? -1 : ids.indexOf(neighbour);
  // A slot that the widget does not have is reported by another check.
  const widget = own(catalogue.widgets, holder.use);
  const isSlot = widget === undefined || declaredNames(widget, 'x-slots').includes(place.slot);
  if (neighbour !== undefined && index < 0 && isSlot) {
    const isItself = neighbour === place.id;
    const comesLater = placedLater().some(
      ({ id, into, slot }) => id === neighbour && into === place.into && slot === place.slot,
    );
    const fault = isItself
      ? messages.besideItself(neighbour)
      : comesLater
        ? messages.placedLater(neighbour)
        : messages.noPlace(neighbour, place.into, place.slot, nearestName(neighbour, ids));
    report(fault, [...path, place.before === undefined ? 'after' : 'before']);
  }
  const insertAt = placeIndex(place, index, ids.length);
  nodes[place.into] = { ...holder, slots: { ...holder.slots, [place.slot]: ids.toSpliced(insertAt, 0, place.id) } };
}

/** Whether there is a node to place it into, other than itself. */
function hasHolder(
  { id, into }: Place,
  path: JsonPath,
  { nodes, report }: Pick<PlaceContext, 'nodes' | 'report'>,
): boolean {
  if (!hasNode(nodes, into, [...path, 'into'], report)) return false;
  if (into === id) report(messages.intoItself(id), [...path, 'into']);
  return into !== id;
}

function placeIndex(place: Place, neighbour: number, length: number): number {
  if (neighbour >= 0) return place.before === undefined ? neighbour + 1 : neighbour;
  return place.at === 'first' && place.before === undefined && place.after === undefined ? 0 : length;
}

function hasNode(nodes: Nodes, id: string, path: JsonPath, report: Report): boolean {
  if (Object.hasOwn(nodes, id)) return true;
  report(messages.missingNode(id, nearestName(id, Object.keys(nodes))), path);
  return false;
}

function removeFromSlots(nodes: Nodes, id: string): void {
  for (const [holder, node] of Object.entries(nodes)) {
    for (const [slot, ids] of Object.entries(node.slots ?? {})) {
      if (!ids.includes(id)) continue;
      const current = nodes[holder] ?? node;
      nodes[holder] = { ...current, slots: { ...current.slots, [slot]: ids.filter((other) => other !== id) } };
    }
  }
}

type RemoveContext = { readonly root: string; readonly report: Report };

/** Removes nodes with all nodes below them. Nodes that were moved elsewhere before stay. */
function removeAll(nodes: Nodes, ids: readonly string[], { root, report }: RemoveContext): void {
  const pendingIds: string[] = [];
  for (const [index, id] of ids.entries()) {
    if (ids.indexOf(id) < index) {
      report(messages.repeatedEntry(id, '"remove"'), ['remove', index]);
      continue;
    }
    if (!hasNode(nodes, id, ['remove', index], report)) continue;
    if (id === root) {
      report(messages.rootRemoved(id), ['remove', index]);
      continue;
    }
    removeFromSlots(nodes, id);
    pendingIds.push(...childrenOf(nodes[id]));
    delete nodes[id];
  }
  for (let id = pendingIds.pop(); id !== undefined; id = pendingIds.pop()) {
    if (!Object.hasOwn(nodes, id) || isInSomeSlot(nodes, id)) continue;
    pendingIds.push(...childrenOf(nodes[id]));
    delete nodes[id];
  }
}

function isInSomeSlot(nodes: Nodes, id: string): boolean {
  return Object.values(nodes).some((node) => childrenOf(node).includes(id));
}
