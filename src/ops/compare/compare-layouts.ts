import type { Layout } from '@/engine';
import type { Change } from './change';
import { compareNodes, type Languages, type Pair, textChanges } from './compare-nodes';
import { movedIds } from './compare-order';
import { leafChanges } from './leaf-changes';
import { nameOf } from './words-of';

/** What one visitor sees differently on a page: who gets in first, then the nodes. */
export function compareLayouts({ before, after }: Pair<Layout>, languages: Languages): readonly Change[] {
  const access = accessChange({ before, after }, languages);
  if (access !== undefined) return [access];
  if (after.access.verdict !== 'open') return [];
  const places = { before: placesOf(before), after: placesOf(after) };
  const nodes = Object.keys({ ...before.nodes, ...after.nodes });
  const name = pageName(before, languages);
  return [
    ...titleChanges({ before, after }, name, languages),
    ...shellChanges({ before, after }, name),
    ...nodes.flatMap((id) => nodeChanges(id, { layouts: { before, after }, places, languages })),
    ...orderChanges({ before, after }, languages),
  ];
}

function accessChange({ before, after }: Pair<Layout>, languages: Languages): Change | undefined {
  const [old, fresh] = [accessWords(before), accessWords(after)];
  if (old.now === fresh.now) return undefined;
  return {
    kind: 'access',
    node: '$page',
    name: pageName(before, languages),
    does: `${fresh.now}; before, it ${old.past}`,
  };
}

function accessWords({ access }: Layout): { readonly now: string; readonly past: string } {
  if (access.verdict === 'open') return { now: 'is open', past: 'was open' };
  if (access.verdict === 'wait') return { now: 'waits until more is known', past: 'waited until more was known' };
  return { now: `is closed and leads to "${access.to}"`, past: `was closed and led to "${access.to}"` };
}

function pageName({ page, title }: Layout, { sites }: Languages): string {
  return title === null ? `page "${page}"` : nameOf(page, { use: '', props: { title } }, sites.before);
}

function titleChanges({ before, after }: Pair<Layout>, name: string, { sites }: Languages): readonly Change[] {
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

type Place = { readonly holder: string; readonly slot: string; readonly after: string | undefined };
type Places = ReadonlyMap<string, Place>;

function placesOf({ nodes }: Layout): Places {
  return new Map(
    Object.entries(nodes).flatMap(([holder, { slots = {} }]) =>
      Object.entries(slots).flatMap(([slot, ids]) =>
        ids.map((id, index) => [id, { holder, slot, after: ids[index - 1] }] as const),
      ),
    ),
  );
}

type Scene = { readonly layouts: Pair<Layout>; readonly places: Pair<Places>; readonly languages: Languages };

/** A node that comes or goes brings or takes what stands below it; only the uppermost is told. */
function nodeChanges(id: string, { layouts, places, languages }: Scene): readonly Change[] {
  const [before, after] = [layouts.before.nodes[id], layouts.after.nodes[id]];
  const [from, to] = [places.before.get(id), places.after.get(id)];
  const { sites } = languages;
  if (before === undefined) {
    if (to !== undefined && layouts.before.nodes[to.holder] === undefined) return [];
    return [
      {
        kind: 'appears',
        node: id,
        name: nameOf(id, after, sites.after),
        ...told('appears', placeWords(to), layouts.after, languages),
      },
    ];
  }
  if (after === undefined) {
    if (from !== undefined && layouts.after.nodes[from.holder] === undefined) return [];
    return [{ kind: 'goes', node: id, name: nameOf(id, before, sites.before), does: 'goes' }];
  }
  const same = compareNodes(id, { before, after }, languages);
  if (from?.holder === to?.holder && from?.slot === to?.slot) return same;
  return [
    {
      kind: 'moves',
      node: id,
      name: nameOf(id, before, sites.before),
      ...told('moves', placeWords(to), layouts.after, languages),
    },
    ...same,
  ];
}

function orderChanges({ before, after }: Pair<Layout>, languages: Languages): readonly Change[] {
  return Object.entries(after.nodes).flatMap(([holder, { slots = {} }]) =>
    Object.entries(slots).flatMap(([slot, ids]) =>
      movedIds(before.nodes[holder]?.slots?.[slot] ?? [], ids).map((id): Change => {
        const previous = ids[ids.indexOf(id) - 1];
        const name = nameOf(id, before.nodes[id], languages.sites.before);
        return { kind: 'moves', node: id, name, ...told('moves', orderWords(previous, holder), after, languages) };
      }),
    ),
  );
}

/** Says where something stands, by a name for each node. */
type PlaceWords = (named: (id: string) => string) => string;

/** What happens to a node in the words of the brand, and by ids: brands that call it otherwise have that in common. */
function told(
  verb: string,
  words: PlaceWords,
  { nodes }: Layout,
  { sites }: Languages,
): Required<Pick<Change, 'does' | 'plain'>> {
  return {
    does: `${verb}${words((id) => nameOf(id, nodes[id], sites.after))}`,
    plain: `${verb}${words((id) => id)}`,
  };
}

function placeWords(place: Place | undefined): PlaceWords {
  if (place === undefined) return () => '';
  const { after, holder } = place;
  return (named) => `${orderWords(after, holder)(named)}${after === undefined ? '' : ` in ${named(holder)}`}`;
}

function orderWords(previous: string | undefined, holder: string): PlaceWords {
  return (named) => (previous === undefined ? ` first in ${named(holder)}` : ` after ${named(previous)}`);
}
