import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { type TextLayer, textIn } from '../../compose/text-layers';
import type { LayoutNode, Page } from '../../config';
import { isObject, isText, own, pick } from '../../json';
import { memoTwo } from '../../memo';
import * as messages from '../../messages';
import { readsPagesAndTexts, type SiteCheck, type SitePlace } from '../site-check';
import { otherSyntax } from './other-syntax';
import { widthOf } from './text-faults';

/** A text of a node, and how many letters fit. `key`: the key of the text in the tables. */
type Room = { readonly prop: string; readonly fits: number; readonly text: object; readonly key: string | undefined };

/** The text of one language that is too long for its place. */
type Tight = Omit<Room, 'text'> & {
  readonly node: string;
  readonly layout: LayoutNode;
  readonly language: string;
  readonly text: string;
  readonly width: number;
};

/** Texts that are far too long for their place. */
export const room: SiteCheck = {
  finds: 'texts that are too long for their place',
  reads: readsPagesAndTexts,
  look(place) {
    const { merchant, texts, pages, parent, folder } = place.composed;
    const languages = merchant.abstract === true ? Object.keys(texts) : (merchant.languages?.supported ?? []);
    const ownKeys = new Set(parent && [...folder.texts.values()].flatMap(({ value }) => Object.keys(value)));
    const said = new Set<string>();
    for (const [id, page] of pages) {
      const { nodes } = page.page;
      const above = parent?.pages.get(id)?.page.nodes;
      // Whether this merchant changed the node or the text. If both are the parent's, they were checked there.
      const isFresh = (node: string, { key }: Room) =>
        own(above, node) !== nodes[node] || (key !== undefined && ownKeys.has(key));
      const rooms = nodes === above ? sharedRooms(place.catalogue, nodes) : roomsIn(place.catalogue, nodes);
      for (const one of tightOf(rooms, { texts, languages, isFresh })) lookAt({ ...one, page }, { place, said });
    }
  },
};

type Shown = Tight & { readonly page: ComposedPage };
type Looking = { readonly place: SitePlace; readonly said: Set<string> };

/** Reports a text. If several nodes show it, it is one finding, at the first of the narrowest places. */
function lookAt(one: Shown, { place, said }: Looking): void {
  const { page, language, key } = one;
  // The width of another tool's placeholder is unknown. It is reported by another check.
  if (otherSyntax(one.text) !== undefined) return;
  const { composed, report } = place;
  const id = `${language} ${key ?? `${page.page.id} ${one.node} ${one.prop}`}`;
  if (said.has(id)) return;
  said.add(id);
  const table = composed.folder.texts.get(language);
  const isHere = key !== undefined && table !== undefined && own(table.value, key) !== undefined;
  const at = ['props', one.prop, ...(key === undefined ? ['text', language] : [])];
  const origin = isHere ? { file: table.file, path: [key] } : originOf(page, one.node, at);
  report(messages.tooLong({ ...one, use: one.layout.use }), origin);
}

/** A node, and those of its texts that have little room. */
type Rooms = { readonly node: string; readonly layout: LayoutNode; readonly rooms: readonly Room[] };

type Reading = {
  readonly texts: Composed['texts'];
  readonly languages: readonly string[];
  readonly isFresh: (node: string, room: Room) => boolean;
};

function tightOf(all: readonly Rooms[], { texts, languages, isFresh }: Reading): readonly Tight[] {
  const found: Tight[] = [];
  for (const { node, layout, rooms } of all) {
    for (const one of rooms) {
      if (!isFresh(node, one)) continue;
      for (const language of languages) {
        const text = tooLongIn(one, own(texts, language), language);
        if (text !== undefined) found.push({ ...one, node, layout, language, text, width: widthOf(text) });
      }
    }
  }
  return found;
}

function tooLongIn({ key, text, fits }: Room, layer: TextLayer | undefined, language: string): string | undefined {
  const said = key === undefined ? pick(pick(text, 'text'), language) : textIn(layer, key);
  // Counts letters first, because nearly all texts fit even if each letter is of the widest kind.
  return isText(said) && said.length * 2 > fits && widthOf(said) > fits ? said : undefined;
}

function roomsIn(catalogue: Catalogue, nodes: Page['nodes']): readonly Rooms[] {
  const found: Rooms[] = [];
  for (const [node, layout] of Object.entries(nodes)) {
    const rooms = roomsOf(catalogue, layout);
    if (rooms.length > 0) found.push({ node, layout, rooms });
  }
  return found;
}

/** Remembered, because many merchants have the same page. */
const sharedRooms = memoTwo(roomsIn);

const roomsOf = memoTwo((catalogue: Catalogue, { use, props = {} }: LayoutNode): readonly Room[] => {
  const rooms = Object.entries(props).flatMap(([prop, text]) => {
    const fits = pick(pick(pick(own(catalogue.widgets, use), 'properties'), prop), 'x-fits');
    const key = pick(text, 't');
    return typeof fits === 'number' && isObject(text) ? [{ prop, fits, text, key: isText(key) ? key : undefined }] : [];
  });
  return rooms.length === 0 ? none : rooms;
});

const none: readonly Room[] = [];
