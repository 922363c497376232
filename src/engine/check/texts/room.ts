import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import { originOf } from '../../compose/origin-of';
import type { LayoutNode } from '../../config';
import { isObject, isText, own, pick } from '../../json';
import { memoOne } from '../../memo';
import * as messages from '../../messages';
import type { SiteCheck, SitePlace } from '../site-check';
import { widthOf } from './text-faults';

/** A text of a node and how many letters its place has room for. */
type Room = {
  readonly node: string;
  readonly use: string;
  readonly prop: string;
  readonly fits: number;
  readonly text: object;
};

/** Texts far too long for where they stand. */
export const room: SiteCheck = {
  finds: 'texts that are too long for their place',
  look(place) {
    const languages = place.composed.merchant.languages?.supported ?? [];
    const said = new Set<string>();
    for (const page of place.composed.pages.values()) {
      for (const one of roomsOf(place.catalogue)(page)) {
        for (const language of languages) lookAt(one, language, page, { place, said });
      }
    }
  },
};

type Looking = { readonly place: SitePlace; readonly said: Set<string> };

/** A text that several nodes show is told once, of the narrowest that comes first. */
function lookAt(one: Room, language: string, page: ComposedPage, { place, said }: Looking): void {
  const { composed, report } = place;
  const key = pick(one.text, 't');
  const text = isText(key) ? own(composed.texts[language], key) : pick(pick(one.text, 'text'), language);
  if (!isText(text) || text.length * 2 <= one.fits) return;
  const width = widthOf(text);
  const id = `${language} ${isText(key) ? key : `${page.page.id} ${one.node} ${one.prop}`}`;
  if (width <= one.fits || said.has(id)) return;
  said.add(id);
  const table = composed.folder.texts.get(language);
  const isHere = isText(key) && table !== undefined && own(table.value, key) !== undefined;
  const at = ['props', one.prop, ...(isText(key) ? [] : ['text', language])];
  const origin = isHere ? { file: table.file, path: [key] } : originOf(page, one.node, at);
  report(messages.tooLong({ ...one, width, language }), origin);
}

const roomsOf = memoOne((catalogue: Catalogue) =>
  memoOne((page: ComposedPage): readonly Room[] =>
    Object.entries(page.page.nodes).flatMap(([id, node]) =>
      roomsOfNode(catalogue)(node).map((one) => ({ ...one, node: id })),
    ),
  ),
);

const roomsOfNode = memoOne((catalogue: Catalogue) =>
  memoOne(({ use, props = {} }: LayoutNode): readonly Omit<Room, 'node'>[] =>
    Object.entries(props).flatMap(([prop, text]) => {
      const fits = pick(pick(pick(own(catalogue.widgets, use), 'properties'), prop), 'x-fits');
      return typeof fits === 'number' && isObject(text) ? [{ use, prop, fits, text }] : [];
    }),
  ),
);
