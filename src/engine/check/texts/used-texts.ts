import type { Catalogue } from '../../catalogue';
import type { ComposedPage } from '../../compose/compose-page';
import type { Composed } from '../../compose/compose-site';
import { memoByObject, once } from '../../memo';
import { analyzePage } from '../check-page';

/** Keys of the texts that pages and settings show. `all` gathers every key, which takes longer than `has`. */
export type UsedTexts = { readonly has: (key: string) => boolean; readonly all: () => ReadonlySet<string> };

/** The texts that a merchant's pages show. `others`: keys that were gathered elsewhere. */
export function usedTextsOf(composed: Composed, catalogue: Catalogue, others: ReadonlySet<string>): UsedTexts {
  const { pages, parent } = composed;
  const textsOf = (page: ComposedPage) => analyzePage(page, catalogue).names.texts;
  const isInherited = (id: string) => parent?.pages.get(id) === pages.get(id);
  const textsOfOwnPages = once(
    () => new Set([...pages].flatMap(([id, page]) => (isInherited(id) ? [] : textsOf(page)))),
  );
  const isShownByParentPage = (key: string) =>
    parent !== undefined && (pagesByText(catalogue)(parent.pages).get(key)?.some(isInherited) ?? false);
  return {
    has: (key) => others.has(key) || textsOfOwnPages().has(key) || isShownByParentPage(key),
    all: once(() => new Set([...[...pages.values()].flatMap(textsOf), ...others])),
  };
}

/** Pages by the texts that they show. Kept for the parent, because its brands share most of its pages. */
const pagesByText = memoByObject((catalogue: Catalogue) =>
  memoByObject((pages: Composed['pages']): ReadonlyMap<string, readonly string[]> => {
    const byText = new Map<string, string[]>();
    for (const [id, page] of pages) {
      for (const key of analyzePage(page, catalogue).names.texts) {
        const pageIds = byText.get(key);
        if (pageIds) pageIds.push(id);
        else byText.set(key, [id]);
      }
    }
    return byText;
  }),
);
