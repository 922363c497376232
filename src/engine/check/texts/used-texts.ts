import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { memoOne, once } from '../../memo';
import { analyzePage } from '../check-page';

/** Keys of texts that pages and settings show. `all` gathers them, and is for whoever has to look through them. */
export type UsedTexts = { readonly has: (key: string) => boolean; readonly all: () => ReadonlySet<string> };

/** What the pages of a merchant show, and `others`, which were looked for elsewhere. */
export function usedTextsOf(composed: Composed, catalogue: Catalogue, others: ReadonlySet<string>): UsedTexts {
  const { pages, parent } = composed;
  const textsOf = (page: ComposedPage) => analyzePage(page, catalogue).names.texts;
  const isInherited = (id: string) => parent?.pages.get(id) === pages.get(id);
  const fresh = once(() => new Set([...pages].flatMap(([id, page]) => (isInherited(id) ? [] : textsOf(page)))));
  const isShownAbove = (key: string) =>
    parent !== undefined && (pagesByText(catalogue)(parent.pages).get(key)?.some(isInherited) ?? false);
  return {
    has: (key) => others.has(key) || fresh().has(key) || isShownAbove(key),
    all: once(() => new Set([...[...pages.values()].flatMap(textsOf), ...others])),
  };
}

/** Pages by the texts that they show: asked for of a parent, whose pages most of its brands share. */
const pagesByText = memoOne((catalogue: Catalogue) =>
  memoOne((pages: Composed['pages']): ReadonlyMap<string, readonly string[]> => {
    const byText = new Map<string, string[]>();
    for (const [id, page] of pages) {
      for (const key of analyzePage(page, catalogue).names.texts) {
        const known = byText.get(key);
        if (known) known.push(id);
        else byText.set(key, [id]);
      }
    }
    return byText;
  }),
);
