import type { Layout } from '@/engine';
import type { Change } from './change';
import { type CompareContext, compareNodes, type Pair, textChanges } from './compare-nodes';
import { leafChanges } from './leaf-changes';
import { movedIds } from './moved-ids';
import { type ActionNames, namesFor, plainNames } from './words/action-words';
import { besideWords, kindAndName, nameOf, nodeName } from './words/words-of';

/** What one visitor sees differently on a page: access first, then nodes. */
export function compareLayouts({ before, after }: Pair<Layout>, context: CompareContext): readonly Change[] {
  const access = accessChange({ before, after }, context);
  if (access !== undefined) return [access];
  if (after.access.verdict !== 'open') return [];
  const places = { before: placesOf(before), after: placesOf(after) };
  const nodes = Object.keys({ ...before.nodes, ...after.nodes });
  const name = titleOf(before, context);
  return [
    ...titleChanges({ before, after }, name, context),
    ...shellChanges({ before, after }, name),
    ...nodes.flatMap((id) => nodeChanges(id, { layouts: { before, after }, places, context })),
    ...orderChanges({ before, after }, context),
  ];
}

function accessChange({ before, after }: Pair<Layout>, context: CompareContext): Change | undefined {
  const { sites, preferredLanguage } = context;
  const does = accessWords({ before, after }, namesFor(sites.after, preferredLanguage));
  if (does === undefined) return undefined;
  const plain = accessWords({ before, after }, plainNames);
  return { kind: 'access', node: '$page', name: titleOf(before, context), does, ...(plain && { plain }) };
}

/** Undefined if the visitor has the same access as before, or is led to the same page. */
function accessWords({ before, after }: Pair<Layout>, names: ActionNames): string | undefined {
  const [oldAccess, newAccess] = [before.access, after.access];
  if (oldAccess.verdict === 'open' || oldAccess.verdict === 'wait') {
    if (oldAccess.verdict === newAccess.verdict) return undefined;
    if (newAccess.verdict === 'open') return 'opens at once, and before waited until more was known';
    if (newAccess.verdict === 'wait') return 'waits until more is known, and before was open';
    return `closes: they are led to ${names.page(newAccess.to)}`;
  }
  if (newAccess.verdict === 'open') return `opens: before, they were led to ${names.page(oldAccess.to)}`;
  if (newAccess.verdict === 'wait') return 'waits until more is known, and before was closed';
  return oldAccess.to === newAccess.to
    ? undefined
    : `leads them to ${names.page(newAccess.to)} instead of ${names.page(oldAccess.to)}`;
}

function titleOf({ page, title }: Layout, { sites, preferredLanguage }: CompareContext): string {
  return title === null
    ? `page "${page}"`
    : nameOf(page, { use: '', props: { title } }, sites.before, preferredLanguage);
}

function titleChanges({ before, after }: Pair<Layout>, name: string, { sites }: CompareContext): readonly Change[] {
  const key =
    before.title !== null && 't' in before.title && typeof before.title.t === 'string' ? before.title.t : undefined;
  const isSameKey = leafChanges(before.title, after.title).length === 0 && key !== undefined;
  const changes = textChanges(
    { node: '$page', name },
    'is titled',
    { before: before.title, after: after.title },
    sites,
  );
  return isSameKey ? changes.map((change) => ({ ...change, key })) : changes;
}

function shellChanges({ before, after }: Pair<Layout>, name: string): readonly Change[] {
  return (['header', 'footer'] as const)
    .filter((part) => before.shell[part] !== after.shell[part])
    .map((part) => ({
      kind: 'look',
      node: '$page',
      name,
      does: `${after.shell[part] ? 'has' : 'no longer has'} the site's ${part}`,
    }));
}

type Place = { readonly parent: string; readonly slot: string; readonly previous: string | undefined };
type Places = ReadonlyMap<string, Place>;

function placesOf({ nodes }: Layout): Places {
  return new Map(
    Object.entries(nodes).flatMap(([parent, { slots = {} }]) =>
      Object.entries(slots).flatMap(([slot, ids]) =>
        ids.map((id, index) => [id, { parent, slot, previous: ids[index - 1] }] as const),
      ),
    ),
  );
}

type LayoutComparison = {
  readonly layouts: Pair<Layout>;
  readonly places: Pair<Places>;
  readonly context: CompareContext;
};

/** If a node is added or removed, all nodes below it are too. Only the uppermost one is reported. */
function nodeChanges(id: string, { layouts, places, context }: LayoutComparison): readonly Change[] {
  const [before, after] = [layouts.before.nodes[id], layouts.after.nodes[id]];
  const [from, to] = [places.before.get(id), places.after.get(id)];
  if (before === undefined) {
    if (to !== undefined && layouts.before.nodes[to.parent] === undefined) return [];
    const position = describePosition('appears', placeWords(to), layouts.after, context);
    const does = `${position.does}${besideWords(after, context.sites.after, context.preferredLanguage)}`;
    return [{ kind: 'appears', node: id, name: nodeName(id, after, context, 'after'), ...position, does }];
  }
  if (after === undefined) {
    if (from !== undefined && layouts.after.nodes[from.parent] === undefined) return [];
    return [{ kind: 'goes', node: id, name: nodeName(id, before, context), does: 'goes' }];
  }
  const inPlaceChanges = compareNodes(id, { before, after }, context);
  if (from?.parent === to?.parent && from?.slot === to?.slot) return inPlaceChanges;
  return [
    {
      kind: 'moves',
      node: id,
      name: nodeName(id, before, context),
      ...describePosition('moves', placeWords(to), layouts.after, context),
    },
    ...inPlaceChanges,
  ];
}

function orderChanges({ before, after }: Pair<Layout>, context: CompareContext): readonly Change[] {
  return Object.entries(after.nodes).flatMap(([parent, { slots = {} }]) =>
    Object.entries(slots).flatMap(([slot, ids]) =>
      movedIds(before.nodes[parent]?.slots?.[slot] ?? [], ids).map((id): Change => {
        const previous = ids[ids.indexOf(id) - 1];
        const name = nodeName(id, before.nodes[id], context);
        return {
          kind: 'moves',
          node: id,
          name,
          ...describePosition('moves', orderWords(previous, parent), after, context),
        };
      }),
    ),
  );
}

/** Describes the position of a node, given a name for each node. */
type PlaceWords = (nodeName: (id: string) => string, parentName: (id: string) => string) => string;

/** What happens to a node, in the brand's words and by ids. Brands that name the node differently share the ids. */
function describePosition(
  verb: string,
  words: PlaceWords,
  { nodes, root }: Layout,
  context: CompareContext,
): Required<Pick<Change, 'does' | 'plain'>> {
  return {
    does: `${verb}${words(
      (id) => nodeName(id, nodes[id], context, 'after'),
      (id) => (id === root ? 'the page' : kindAndName(id, nodes[id], context)),
    )}`,
    plain: `${verb}${words(
      (id) => id,
      (id) => id,
    )}`,
  };
}

function placeWords(place: Place | undefined): PlaceWords {
  if (place === undefined) return () => '';
  const { previous, parent } = place;
  return (nodeName, parentName) =>
    `${orderWords(previous, parent)(nodeName, parentName)}${previous === undefined ? '' : ` in ${parentName(parent)}`}`;
}

function orderWords(previous: string | undefined, parent: string): PlaceWords {
  return (nodeName, parentName) =>
    previous === undefined ? ` first in ${parentName(parent)}` : ` after ${nodeName(previous)}`;
}
