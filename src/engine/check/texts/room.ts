import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { originOf } from '../../compose/origin-of';
import type { LayoutNode, Page } from '../../config';
import { isObject, isText, own, pick } from '../../json';
import { memoOne, memoTwo } from '../../memo';
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
};

/** What a language says there, where it is too long. */
type Tight = Omit<Room, 'text'> & {
  readonly language: string;
  readonly key: string | undefined;
  readonly text: string;
  readonly width: number;
};

/** Texts far too long for where they stand. */
export const room: SiteCheck = {
  finds: 'texts that are too long for their place',
  look(place) {
    const { merchant, texts, pages, parent, folder } = place.composed;
    const languages = merchant.abstract === true ? Object.keys(texts) : (merchant.languages?.supported ?? []);
    const isOwnText = (key: string) => [...folder.texts.values()].some(({ value }) => own(value, key) !== undefined);
    const said = new Set<string>();
    for (const [id, page] of pages) {
      const found = tightIn(place.catalogue)(page.page.nodes, texts)(languages);
      if (found.length === 0) continue;
      // What is all the parent's was looked at there.
      const above = parent?.pages.get(id)?.page.nodes ?? {};
      const isInherited = ({ node, layout, key }: Tight) =>
        own(above, node) === layout && !(key !== undefined && isOwnText(key));
      for (const one of found) if (!isInherited(one)) lookAt({ ...one, page }, { place, said });
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

/** A page and texts that are as they were say what they said. */
const tightIn = memoOne((catalogue: Catalogue) =>
  memoTwo((nodes: Page['nodes'], texts: Composed['texts']) => {
    const known = new Map<string, readonly Tight[]>();
    return (languages: readonly string[]): readonly Tight[] => {
      const asked = languages.join();
      const found =
        known.get(asked) ??
        roomsIn(catalogue)(nodes).flatMap((one) => languages.flatMap((language) => tight(one, texts, language)));
      known.set(asked, found);
      return found;
    };
  }),
);

function tight(one: Room, texts: Composed['texts'], language: string): readonly Tight[] {
  const key = pick(one.text, 't');
  const text = isText(key) ? own(own(texts, language), key) : pick(pick(one.text, 'text'), language);
  // Nearly all have room enough however wide their letters are.
  if (!isText(text) || text.length * 2 <= one.fits) return [];
  const width = widthOf(text);
  return width <= one.fits ? [] : [{ ...one, key: isText(key) ? key : undefined, language, text, width }];
}

const roomsIn = memoOne((catalogue: Catalogue) =>
  memoOne((nodes: Page['nodes']): readonly Room[] =>
    Object.entries(nodes).flatMap(([node, layout]) =>
      roomsOf(layout, catalogue).map((one) => ({ ...one, node, layout })),
    ),
  ),
);

function roomsOf({ use, props = {} }: LayoutNode, catalogue: Catalogue) {
  return Object.entries(props).flatMap(([prop, text]) => {
    const fits = pick(pick(pick(own(catalogue.widgets, use), 'properties'), prop), 'x-fits');
    return typeof fits === 'number' && isObject(text) ? [{ prop, fits, text }] : [];
  });
}
