import type { Overlay, Page } from '../config';
import { type JsonPath, own } from '../json';
import * as messages from '../messages';
import { positionOf } from '../parse/config-file';
import { reachableFrom } from './node-tree';
import type { Sourced } from './read-file';

type Lost = { readonly finding: messages.Finding; readonly path: JsonPath; readonly key: boolean };

/**
 * Reports changes of nodes that the same overlay removes, directly or by removing a node that holds them. One finding
 * for each removal.
 */
export function lostWork(
  { value, file }: Sourced<Overlay>,
  before: Page['nodes'],
  after: Page['nodes'],
): readonly Lost[] {
  // In a broken file, it is not certain what the overlay removes.
  if (file.findings.length > 0) return [];
  const work = workOf(value).filter(({ id }) => own(before, id) !== undefined && own(after, id) === undefined);
  const told = new Set<string>();
  return (value.remove ?? []).flatMap((removed, index) => {
    const below = work.length === 0 ? new Set<string>() : reachableFrom(removed, before);
    const lost = work.filter(({ id }) => below.has(id) && !told.has(id));
    for (const { id } of lost) told.add(id);
    const first = lost.find(({ id }) => id === removed) ?? lost[0];
    if (first === undefined) return [];
    const { line } = positionOf({ file, path: ['remove', index] });
    const others = [...new Set(lost.map(({ id }) => id))].filter((id) => id !== first.id);
    return [{ finding: messages.lostWork({ id: first.id, removed, line, others }), path: first.path, key: first.key }];
  });
}

type Work = { readonly id: string; readonly path: JsonPath; readonly key: boolean };

/** Every node that an overlay changes, and where. */
function workOf({ set = {}, insert = [], move = [], nodes = {} }: Overlay): readonly Work[] {
  return [
    ...Object.keys(set).map((id) => ({ id, path: ['set', id], key: true })),
    ...insert.map(({ id }, index) => ({ id, path: ['insert', index], key: false })),
    ...move.map(({ id }, index) => ({ id, path: ['move', index], key: false })),
    ...Object.keys(nodes).map((id) => ({ id, path: ['nodes', id], key: true })),
  ];
}
