import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import { type TextLayer, textIn } from '../../compose/text-layers';
import type { LayoutNode, Page } from '../../config';
import { isObject, isText, own, pick } from '../../json';
import { memoByTwo } from '../../memo';
import * as messages from '../../messages';
import { type CheckContext, readsPagesAndTexts, type SiteCheck } from '../site-check';
import { otherSyntax } from './other-syntax';
import { widthOf } from './text-faults';

/** A text of a node, and how many letters fit. `key`: the key of the text in the tables. */
type Room = { readonly prop: string; readonly fits: number; readonly text: object; readonly key: string | undefined };

/** The text of one language that is too long for its place. */
type TooLongText = Omit<Room, 'text'> & {
  readonly node: string;
  readonly layout: LayoutNode;
  readonly language: string;
  readonly text: string;
  readonly width: number;
};

/** Texts that are wider than their prop takes: `x-fits` in the widget's schema. */
export const room: SiteCheck = {
  finds: 'texts that are too long for their place',
  onlyWarns: true,
  reads: readsPagesAndTexts,
  run(context) {
    const { merchant, texts, pages, parent, folder } = context.composed;
    const languages = merchant.abstract === true ? Object.keys(texts) : (merchant.languages?.supported ?? []);
    const ownKeys = new Set(parent && [...folder.texts.values()].flatMap(({ value }) => Object.keys(value)));
    const reportedTexts = new Set<string>();
    for (const [id, page] of pages) {
      const { nodes } = page.page;
      const parentNodes = parent?.pages.get(id)?.page.nodes;
      // Whether this merchant changed the node or the text. If both are the parent's, they were checked there.
      const isChanged = (node: string, { key }: Room) =>
        own(parentNodes, node) !== nodes[node] || (key !== undefined && ownKeys.has(key));
      const rooms = nodes === parentNodes ? sharedRooms(context.catalogue, nodes) : roomsIn(context.catalogue, nodes);
      for (const tooLong of tooLongTexts(rooms, { texts, languages, isChanged }))
        reportText({ ...tooLong, page }, { context, reportedTexts });
    }
  },
};

type TooLongOnPage = TooLongText & { readonly page: ComposedPage };
type Reporting = { readonly context: CheckContext; readonly reportedTexts: Set<string> };

/** Reports a text. If several nodes show it, it is one finding, at the first place where it is too long. */
function reportText(tooLong: TooLongOnPage, { context, reportedTexts }: Reporting): void {
  const { page, language, key } = tooLong;
  // The width of another tool's placeholder is unknown. It is reported by another check.
  if (otherSyntax(tooLong.text) !== undefined) return;
  const { composed, report } = context;
  const id = `${language} ${key ?? `${page.page.id} ${tooLong.node} ${tooLong.prop}`}`;
  if (reportedTexts.has(id)) return;
  reportedTexts.add(id);
  const table = composed.folder.texts.get(language);
  const isInOwnTable = key !== undefined && table !== undefined && own(table.value, key) !== undefined;
  const path = ['props', tooLong.prop, ...(key === undefined ? ['text', language] : [])];
  const origin = isInOwnTable ? { file: table.file, path: [key] } : originOf(page, tooLong.node, path);
  report(messages.tooLong({ ...tooLong, use: tooLong.layout.use }), origin);
}

/** A node, and those of its texts that have little room. */
type NodeRooms = { readonly node: string; readonly layout: LayoutNode; readonly rooms: readonly Room[] };

type ChangedTexts = {
  readonly texts: Composed['texts'];
  readonly languages: readonly string[];
  readonly isChanged: (node: string, room: Room) => boolean;
};

function tooLongTexts(
  nodesWithRooms: readonly NodeRooms[],
  { texts, languages, isChanged }: ChangedTexts,
): readonly TooLongText[] {
  const tooLong: TooLongText[] = [];
  for (const { node, layout, rooms } of nodesWithRooms) {
    for (const textRoom of rooms) {
      if (!isChanged(node, textRoom)) continue;
      for (const language of languages) {
        const text = tooLongIn(textRoom, own(texts, language), language);
        if (text !== undefined) tooLong.push({ ...textRoom, node, layout, language, text, width: widthOf(text) });
      }
    }
  }
  return tooLong;
}

function tooLongIn({ key, text, fits }: Room, layer: TextLayer | undefined, language: string): string | undefined {
  const words = key === undefined ? pick(pick(text, 'text'), language) : textIn(layer, key);
  // Counts letters first, because nearly all texts fit even if each letter is of the widest kind.
  return isText(words) && words.length * 2 > fits && widthOf(words) > fits ? words : undefined;
}

function roomsIn(catalogue: Catalogue, nodes: Page['nodes']): readonly NodeRooms[] {
  const nodesWithRooms: NodeRooms[] = [];
  for (const [node, layout] of Object.entries(nodes)) {
    const rooms = roomsOf(catalogue, layout);
    if (rooms.length > 0) nodesWithRooms.push({ node, layout, rooms });
  }
  return nodesWithRooms;
}

/** Remembered, because many merchants have the same page. */
const sharedRooms = memoByTwo(roomsIn);

const roomsOf = memoByTwo((catalogue: Catalogue, { use, props = {} }: LayoutNode): readonly Room[] => {
  const rooms = Object.entries(props).flatMap(([prop, text]) => {
    const fits = pick(pick(pick(own(catalogue.widgets, use), 'properties'), prop), 'x-fits');
    const key = pick(text, 't');
    return typeof fits === 'number' && isObject(text) ? [{ prop, fits, text, key: isText(key) ? key : undefined }] : [];
  });
  return rooms.length === 0 ? noRooms : rooms;
});

const noRooms: readonly Room[] = [];
