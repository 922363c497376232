import type { Overlay, Page } from '../config';
import { type JsonPath, own } from '../json';
import * as messages from '../messages';
import { positionOf } from '../parse/config-file';
import { reachableFrom } from './node-tree';
import type { Sourced } from './read-file';

type LostChange = { readonly finding: messages.Finding; readonly path: JsonPath; readonly pointsAtKey: boolean };

/**
 * Reports changes of nodes that the same overlay removes, directly or by removing a node that holds them. One finding
 * for each removal.
 */
export function lostWork(
  { value, file }: Sourced<Overlay>,
  before: Page['nodes'],
  after: Page['nodes'],
): readonly LostChange[] {
  // In a broken file, it is not certain what the overlay removes.
  if (file.findings.length > 0) return [];
  const changes = changesOf(value).filter(({ id }) => own(before, id) !== undefined && own(after, id) === undefined);
  const reported = new Set<string>();
  return (value.remove ?? []).flatMap((removed, index) => {
    const removedIds = changes.length === 0 ? new Set<string>() : reachableFrom(removed, before);
    const lost = changes.filter(({ id }) => removedIds.has(id) && !reported.has(id));
    for (const { id } of lost) reported.add(id);
    const first = lost.find(({ id }) => id === removed) ?? lost[0];
    if (first === undefined) return [];
    const { line } = positionOf({ file, path: ['remove', index] });
    const others = [...new Set(lost.map(({ id }) => id))].filter((id) => id !== first.id);
    return [
      {
        finding: messages.lostWork({ id: first.id, removed, line, others }),
        path: first.path,
        pointsAtKey: first.pointsAtKey,
      },
    ];
  });
}

type Change = { readonly id: string; readonly path: JsonPath; readonly pointsAtKey: boolean };

/** Every node that an overlay changes, and where. */
function changesOf({ set = {}, insert = [], move = [], nodes = {} }: Overlay): readonly Change[] {
  return [
    ...Object.keys(set).map((id) => ({ id, path: ['set', id], pointsAtKey: true })),
    ...insert.map(({ id }, index) => ({ id, path: ['insert', index], pointsAtKey: false })),
    ...move.map(({ id }, index) => ({ id, path: ['move', index], pointsAtKey: false })),
    ...Object.keys(nodes).map((id) => ({ id, path: ['nodes', id], pointsAtKey: true })),
  ];
}
