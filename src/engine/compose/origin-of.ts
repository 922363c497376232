import type { Overlay, Page } from '../config';
import { type JsonPath, own } from '../json';
import type { Origin } from '../parse/config-file';
import type { ComposedPage } from './compose-page';
import { reachableFrom } from './node-tree';

/** Stands for the page itself, beside ids of nodes. */
export const PAGE = '$page';

/** The place in the chain's files that set a value of a composed page. `node` is a node's id, or `$page`. */
export function originOf(composed: ComposedPage, node: string, path: JsonPath = []): Origin {
  const layers = composed.layers;
  for (let index = layers.length - 1; index > 0; index -= 1) {
    const layer = layers[index];
    if (layer === undefined || 'id' in layer.value) continue;
    const { file, value } = layer;
    const placedPath = placementAt(value, composed, node, path) ?? slotOpenedAt(value, composed, node, path);
    if (placedPath) return { file, path: placedPath };
    const values = own(value.set, node);
    const set =
      values &&
      Object.keys(values)
        .filter((key) => isPrefix(key.split('.'), path))
        .sort(byLength)
        .at(-1);
    if (set !== undefined) return { file, path: ['set', node, set, ...path.slice(set.split('.').length)] };
    const isNew = !layers.slice(0, index).some((earlier) => own(earlier.value.nodes, node));
    if (isNew && own(value.nodes, node)) return { file, path: ['nodes', node, ...path] };
  }
  const first = layers[0];
  if (first === undefined) throw new Error('A composed page has at least one layer.');
  return { file: first.file, path: node === PAGE ? path : ['nodes', node, ...path] };
}

/** What an overlay of the chain did to a node. `path` is the property that it set. */
export type Change = {
  readonly kind: 'added' | 'set' | 'inserted' | 'moved' | 'removed';
  readonly path?: string;
  readonly origin: Origin;
};

/**
 * All changes of a node by overlays, in order. A removal may name the node itself, or a node whose slots hold it as the
 * files write them: moves and inserts are not followed.
 */
export function changesOf(composed: ComposedPage, node: string): readonly Change[] {
  const nodes: Page['nodes'] = Object.fromEntries(
    composed.layers.flatMap((layer) => Object.entries(layer.value.nodes ?? {})),
  );
  return composed.layers.flatMap(({ file, value }) => {
    if ('id' in value) return [];
    const originAt = (path: JsonPath): Origin => ({ file, path });
    const placements = (kind: 'insert' | 'move') =>
      (value[kind] ?? []).flatMap((place, index) =>
        place.id === node
          ? [{ kind: kind === 'move' ? ('moved' as const) : ('inserted' as const), origin: originAt([kind, index]) }]
          : [],
      );
    const removal = (value.remove ?? []).findIndex((id) => reachableFrom(id, nodes).has(node));
    return [
      ...(own(value.nodes, node) ? [{ kind: 'added' as const, origin: originAt(['nodes', node]) }] : []),
      ...Object.keys(own(value.set, node) ?? {}).map((path) => ({
        kind: 'set' as const,
        path,
        origin: originAt(['set', node, path]),
      })),
      ...placements('insert'),
      ...placements('move'),
      ...(removal >= 0 ? [{ kind: 'removed' as const, origin: originAt(['remove', removal]) }] : []),
    ];
  });
}

type Place = { readonly id: string; readonly into: string; readonly slot: string };
type Placements = { readonly insert?: readonly Place[]; readonly move?: readonly Place[] };

/** The place in an overlay that put an id at `slots.<slot>.<index>`. */
function placementAt(overlay: Placements, composed: ComposedPage, node: string, path: JsonPath): JsonPath | undefined {
  const [field, slot, index] = path;
  if (field !== 'slots' || typeof slot !== 'string' || typeof index !== 'number') return undefined;
  const ids = own(composed.page.nodes, node)?.slots?.[slot] ?? [];
  const child = ids[index];
  const places = (['move', 'insert'] as const).flatMap((kind) =>
    (overlay[kind] ?? []).flatMap((place, at) =>
      place.id === child ? [{ path: [kind, at, 'id'], isHere: place.into === node && place.slot === slot }] : [],
    ),
  );
  const placesHere = places.filter(({ isHere }) => isHere);
  // If an id stands several times in one slot, its placements belong to it in the order of the file.
  const earlier = ids.slice(0, index).filter((id) => id === child).length;
  return (placesHere[earlier] ?? placesHere[0] ?? places[0])?.path;
}

/** The place in an overlay that put something into a slot which the node's own file does not have. */
function slotOpenedAt(
  { insert, move }: Overlay,
  { layers }: ComposedPage,
  node: string,
  path: JsonPath,
): JsonPath | undefined {
  const [field, slot, ...rest] = path;
  if (field !== 'slots' || typeof slot !== 'string' || rest.length > 0) return undefined;
  const isInNodeFile = layers.some(({ value }) => own(own(value.nodes, node)?.slots, slot) !== undefined);
  const isIntoSlot = (place: { readonly into: string; readonly slot: string }) =>
    place.into === node && place.slot === slot;
  for (const [kind, places] of [
    ['insert', insert],
    ['move', move],
  ] as const) {
    const placeIndex = isInNodeFile ? -1 : (places ?? []).findIndex(isIntoSlot);
    if (placeIndex >= 0) return [kind, placeIndex, 'slot'];
  }
  return undefined;
}

function isPrefix(key: readonly string[], path: JsonPath): boolean {
  return key.length <= path.length && key.every((part, index) => part === String(path[index]));
}

function byLength(left: string, right: string): number {
  return left.length - right.length;
}
