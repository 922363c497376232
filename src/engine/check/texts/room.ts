import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { textIn } from '../../compose/text-layers';
import type { LayoutNode, Page } from '../../config';
import { isObject, isText, own, pick } from '../../json';
import { memoOne, memoTwo, once } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck, SitePlace } from '../site-check';
import { widthOf } from './text-faults';

/** A text of a node and how many letters its place has room for. */
type Room = {
  readonly node: string;
  readonly layout: LayoutNode;
  readonly prop: string;
  readonly fits: number;
  readonly text: object;
  /** Where the text stands in the tables, and not in the page itself. */
  readonly key: string | undefined;
};

/** What a language says there, where it is too long. */
type Tight = Omit<Room, 'text'> & {
  readonly language: string;
  readonly text: string;
  readonly width: number;
};

/** Texts far too long for where they stand. */
export const room: SiteCheck = {
  finds: 'texts that are too long for their place',
  look(place) {
    const { merchant, texts, pages, parent, folder } = place.composed;
    const languages = merchant.abstract === true ? Object.keys(texts) : (merchant.languages?.supported ?? []);
    const ownKeys = once(() => new Set([...folder.texts.values()].flatMap(({ value }) => Object.keys(value))));
    const said = new Set<string>();
    for (const [id, page] of pages) {
      const { nodes } = page.page;
      const above = parent?.pages.get(id)?.page.nodes;
      // What is all the parent's was looked at there.
      const isFresh = ({ node, layout, key }: Room) =>
        own(above, node) !== layout || (key !== undefined && ownKeys().has(key));
      const rooms = () => (nodes === above ? sharedRoomsIn : roomsIn)(place.catalogue, nodes).filter(isFresh);
      const found = parent === undefined ? tightIn(place.catalogue)(nodes, texts)(languages) : tightOf(rooms(), texts, languages);
      for (const one of found) lookAt({ ...one, page }, { place, said });
    }
  },
};

type Shown = Tight & { readonly page: ComposedPage };
type Looking = { readonly place: SitePlace; readonly said: Set<string> };

/** A text that several nodes show is told once, of the narrowest that comes first. */
function lookAt(one: Shown, { place, said }: Looking): void {
  const { page, language, key } = one;
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

/** A page and texts that are as they were say what they said: of a merchant without a parent, whose texts are many. */
const tightIn = memoOne((catalogue: Catalogue) =>
  memoTwo((nodes: Page['nodes'], texts: Composed['texts']) => {
    const known = new Map<string, readonly Tight[]>();
    return (languages: readonly string[]): readonly Tight[] => {
      const asked = languages.join();
      const found = known.get(asked) ?? tightOf(roomsIn(catalogue, nodes), texts, languages);
      known.set(asked, found);
      return found;
    };
  }),
);

function tightOf(rooms: readonly Room[], texts: Composed['texts'], languages: readonly string[]): readonly Tight[] {
  return rooms.flatMap((one) => languages.flatMap((language) => tight(one, texts, language)));
}

function tight(one: Room, texts: Composed['texts'], language: string): readonly Tight[] {
  const { key } = one;
  const text = key === undefined ? pick(pick(one.text, 'text'), language) : textIn(own(texts, language), key);
  // Nearly all have room enough however wide their letters are.
  if (!isText(text) || text.length * 2 <= one.fits) return [];
  const width = widthOf(text);
  return width <= one.fits ? [] : [{ ...one, language, text, width }];
}

function roomsIn(catalogue: Catalogue, nodes: Page['nodes']): readonly Room[] {
  return Object.entries(nodes).flatMap(([node, layout]) =>
    roomsOf(catalogue)(layout).map((one) => ({ ...one, node, layout })),
  );
}

/** Of a page that many merchants have as it stands. */
function sharedRoomsIn(catalogue: Catalogue, nodes: Page['nodes']): readonly Room[] {
  return roomsByNodes(catalogue)(nodes);
}

const roomsByNodes = memoOne((catalogue: Catalogue) => memoOne((nodes: Page['nodes']) => roomsIn(catalogue, nodes)));

const roomsOf = memoOne((catalogue: Catalogue) =>
  memoOne(({ use, props = {} }: LayoutNode) =>
    Object.entries(props).flatMap(([prop, text]) => {
      const fits = pick(pick(pick(own(catalogue.widgets, use), 'properties'), prop), 'x-fits');
      const key = pick(text, 't');
      return typeof fits === 'number' && isObject(text) ? [{ prop, fits, text, key: isText(key) ? key : undefined }] : [];
    }),
  ),
);
