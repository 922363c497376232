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
  readonly use: string;
  readonly prop: string;
  readonly fits: number;
  readonly text: object;
};

/** Texts far too long for where they stand. */
export const room: SiteCheck = {
  finds: 'texts that are too long for their place',
  look(place) {
    const { merchant, texts, pages, parent, folder } = place.composed;
    const languages = merchant.abstract === true ? Object.keys(texts) : (merchant.languages?.supported ?? []);
    const ownKeys = new Set([...folder.texts.values()].flatMap(({ value }) => Object.keys(value)));
    const said = new Set<string>();
    for (const [id, page] of pages) {
      // What is all the parent's was looked at there.
      const above = parent?.pages.get(id)?.page.nodes ?? {};
      for (const [node, layout] of Object.entries(page.page.nodes)) {
        const isInherited = own(above, node) === layout;
        for (const one of roomsOf(place.catalogue)(layout)) {
          const key = pick(one.text, 't');
          if (isInherited && !(isText(key) && ownKeys.has(key))) continue;
          for (const language of languages) {
            const text = isText(key) ? own(texts[language], key) : pick(pick(one.text, 'text'), language);
            // Nearly all have room enough however wide their letters are.
            if (isText(text) && text.length * 2 > one.fits)
              lookAt({ ...one, node, page, language, key: isText(key) ? key : undefined, text }, { place, said });
          }
        }
      }
    }
  },
};

type Shown = Omit<Room, 'text'> & {
  readonly node: string;
  readonly page: ComposedPage;
  readonly language: string;
  readonly key: string | undefined;
  readonly text: string;
};
type Looking = { readonly place: SitePlace; readonly said: Set<string> };

/** A text that several nodes show is told once, of the narrowest that comes first. */
function lookAt(one: Shown, { place, said }: Looking): void {
  const { page, language, key, text } = one;
  const { composed, report } = place;
  const width = widthOf(text);
  const id = `${language} ${key ?? `${page.page.id} ${one.node} ${one.prop}`}`;
  if (width <= one.fits || said.has(id)) return;
  said.add(id);
  const table = composed.folder.texts.get(language);
  const isHere = key !== undefined && table !== undefined && own(table.value, key) !== undefined;
  const at = ['props', one.prop, ...(key === undefined ? ['text', language] : [])];
  const origin = isHere ? { file: table.file, path: [key] } : originOf(page, one.node, at);
  report(messages.tooLong({ ...one, width }), origin);
}

const roomsOf = memoOne((catalogue: Catalogue) =>
  memoOne(({ use, props = {} }: LayoutNode): readonly Room[] =>
    Object.entries(props).flatMap(([prop, text]) => {
      const fits = pick(pick(pick(own(catalogue.widgets, use), 'properties'), prop), 'x-fits');
      return typeof fits === 'number' && isObject(text) ? [{ use, prop, fits, text }] : [];
    }),
  ),
);
