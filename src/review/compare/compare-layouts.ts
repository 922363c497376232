import type { Layout } from '@/engine';
import type { Change } from './change';
import { compareNodes, type Languages, type Pair, textChanges } from './compare-nodes';
import { movedIds } from './compare-order';
import { leafChanges } from './leaf-changes';
import { type ActionNames, namesFor, plainNames } from './words/action-words';
import { besideWords, calledBy, kindAndName, nameOf } from './words/words-of';

/** What one visitor sees differently on a page: access first, then nodes. */
export function compareLayouts({ before, after }: Pair<Layout>, languages: Languages): readonly Change[] {
  const access = accessChange({ before, after }, languages);
  if (access !== undefined) return [access];
  if (after.access.verdict !== 'open') return [];
  const places = { before: placesOf(before), after: placesOf(after) };
  const nodes = Object.keys({ ...before.nodes, ...after.nodes });
  const name = titleOf(before, languages);
  return [
    ...titleChanges({ before, after }, name, languages),
    ...shellChanges({ before, after }, name),
    ...nodes.flatMap((id) => nodeChanges(id, { layouts: { before, after }, places, languages })),
    ...orderChanges({ before, after }, languages),
  ];
}

function accessChange({ before, after }: Pair<Layout>, languages: Languages): Change | undefined {
  const { sites, asked } = languages;
  const does = accessWords({ before, after }, namesFor(sites.after, asked));
  if (does === undefined) return undefined;
  const plain = accessWords({ before, after }, plainNames);
  return { kind: 'access', node: '$page', name: titleOf(before, languages), does, ...(plain && { plain }) };
}

/** Undefined if the visitor has the same access as before, or is led to the same page. */
function accessWords({ before, after }: Pair<Layout>, names: ActionNames): string | undefined {
  const [old, fresh] = [before.access, after.access];
  if (old.verdict === 'open' || old.verdict === 'wait') {
    if (old.verdict === fresh.verdict) return undefined;
    if (fresh.verdict === 'open') return 'opens at once, and before waited until more was known';
    if (fresh.verdict === 'wait') return 'waits until more is known, and before was open';
    return `closes: they are led to ${names.page(fresh.to)}`;
  }
  if (fresh.verdict === 'open') return `opens: before, they were led to ${names.page(old.to)}`;
  if (fresh.verdict === 'wait') return 'waits until more is known, and before was closed';
  return old.to === fresh.to ? undefined : `leads them to ${names.page(fresh.to)} instead of ${names.page(old.to)}`;
}

function titleOf({ page, title }: Layout, { sites, asked }: Languages): string {
  return title === null ? `page "${page}"` : nameOf(page, { use: '', props: { title } }, sites.before, asked);
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

/** If a node is added or removed, all nodes below it are too. Only the uppermost one is reported. */
function nodeChanges(id: string, { layouts, places, languages }: Scene): readonly Change[] {
  const [before, after] = [layouts.before.nodes[id], layouts.after.nodes[id]];
  const [from, to] = [places.before.get(id), places.after.get(id)];
  if (before === undefined) {
    if (to !== undefined && layouts.before.nodes[to.holder] === undefined) return [];
    const appears = told('appears', placeWords(to), layouts.after, languages);
    const does = `${appears.does}${besideWords(after, languages.sites.after, languages.asked)}`;
    return [{ kind: 'appears', node: id, name: calledBy(id, after, languages, 'after'), ...appears, does }];
  }
  if (after === undefined) {
    if (from !== undefined && layouts.after.nodes[from.holder] === undefined) return [];
    return [{ kind: 'goes', node: id, name: calledBy(id, before, languages), does: 'goes' }];
  }
  const same = compareNodes(id, { before, after }, languages);
  if (from?.holder === to?.holder && from?.slot === to?.slot) return same;
  return [
    {
      kind: 'moves',
      node: id,
      name: calledBy(id, before, languages),
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
        const name = calledBy(id, before.nodes[id], languages);
        return { kind: 'moves', node: id, name, ...told('moves', orderWords(previous, holder), after, languages) };
      }),
    ),
  );
}

/** Describes the position of a node, given a name for each node. */
type PlaceWords = (named: (id: string) => string, holding: (id: string) => string) => string;

/** What happens to a node, in the brand's words and by ids. Brands that name the node differently share the ids. */
function told(
  verb: string,
  words: PlaceWords,
  { nodes, root }: Layout,
  languages: Languages,
): Required<Pick<Change, 'does' | 'plain'>> {
  return {
    does: `${verb}${words(
      (id) => calledBy(id, nodes[id], languages, 'after'),
      (id) => (id === root ? 'the page' : kindAndName(id, nodes[id], languages)),
    )}`,
    plain: `${verb}${words(
      (id) => id,
      (id) => id,
    )}`,
  };
}

function placeWords(place: Place | undefined): PlaceWords {
  if (place === undefined) return () => '';
  const { after, holder } = place;
  return (named, holding) =>
    `${orderWords(after, holder)(named, holding)}${after === undefined ? '' : ` in ${holding(holder)}`}`;
}

function orderWords(previous: string | undefined, holder: string): PlaceWords {
  return (named, holding) => (previous === undefined ? ` first in ${holding(holder)}` : ` after ${named(previous)}`);
}
