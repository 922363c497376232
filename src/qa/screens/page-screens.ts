import {
  type Catalogue,
  canonicalJson,
  hashText,
  isObject,
  type Layout,
  layoutFor,
  memoByTwo,
  pathsOf,
  type ResolvedPage,
} from '@/engine';
import type { BrandState } from '@/review/compare/change';
import { factPathsOf, valuesOf } from '@/review/compare/deciding-facts';
import { isTextValue } from '@/review/compare/leaf-changes';
import { resolvedPage } from '@/review/compare/resolved-page';
import { languagesOf, textKeysIn, widgetKeys, wordsIn } from '@/review/compare/words/words-of';
import { factsOf, type Visitor } from './visitors';

/** A page of a brand in one state. Visitors who see the same share one layout. */
export type PageScreens = {
  readonly brand: BrandState;
  readonly page: ResolvedPage;
  readonly layoutOf: (visitor: Visitor, language: string) => SharedLayout;
};

/** A layout that some visitors of a page see. `hashIn`: the hash of its content in a language. */
export type SharedLayout = { readonly layout: Layout; readonly hashIn: (language: string) => string };

/** Opens a page; undefined where the brand does not have it. */
export function openPage(brand: BrandState | undefined, id: string, catalogue: Catalogue): PageScreens | undefined {
  if (brand?.site.pages[id] === undefined) return undefined;
  const page = resolvedPage(brand, id, catalogue);
  const isByLanguage = pathsOf(page).includes('locale.language');
  const factPaths = factPathsOf(page);
  const layouts = new Map<string, SharedLayout>();
  const byVisitor = new Map<string, SharedLayout>();
  return {
    brand,
    page,
    layoutOf: (visitor, language) => {
      const languageOfFacts = isByLanguage ? language : '';
      const key = `${visitor.name} ${languageOfFacts}`;
      const known = byVisitor.get(key);
      if (known !== undefined) return known;
      const facts = factsOf(visitor, brand, { page: id, language: languageOfFacts, catalogue });
      const factsKey = JSON.stringify(valuesOf(factPaths, facts));
      const shared = layouts.get(factsKey) ?? shareLayout(layoutFor(page, facts), brand, catalogue);
      layouts.set(factsKey, shared);
      byVisitor.set(key, shared);
      return shared;
    },
  };
}

/** A layout of a brand. The hash of a language is computed when it is asked for. */
export function shareLayout(layout: Layout, brand: BrandState, catalogue: Catalogue): SharedLayout {
  const hashes = new Map<string, string>();
  return {
    layout,
    hashIn: (language) => {
      const hash = hashes.get(language) ?? screenHash(layout, { brand, language, catalogue });
      hashes.set(language, hash);
      return hash;
    },
  };
}

type HashContext = { readonly brand: BrandState; readonly language: string; readonly catalogue: Catalogue };

/** Equal hashes mean the same nodes with the same words, also between brands. */
function screenHash(layout: Layout, { brand, language, catalogue }: HashContext): string {
  const { site } = brand;
  const withWords = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(withWords);
    if (isTextValue(value)) return { words: wordsIn(value, language, site), of: { ...value, text: undefined } };
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withWords(part)]));
  };
  const table = site.texts[language] ?? {};
  const ofWidgets = codeKeysOf(layout, catalogue).map((key) => table[key] ?? key);
  return hashText(canonicalJson([withWords(layout), ofWidgets]));
}

function codeKeysOf({ nodes }: Layout, catalogue: Catalogue): readonly string[] {
  return [...new Set(Object.values(nodes).flatMap(({ use }) => widgetKeys(use, catalogue)))].sort();
}

/** Keys of every text that a page may show to any visitor. */
export const textKeysOf = memoByTwo((page: ResolvedPage, catalogue: Catalogue): ReadonlySet<string> => {
  const uses = new Set(Object.values(page.nodes).map(({ use }) => use));
  return new Set([...textKeysIn([page.title, page.nodes]), ...[...uses].flatMap((use) => widgetKeys(use, catalogue))]);
});

/** The languages in which a brand is looked at. */
export const screenLanguages = (brand: BrandState): readonly string[] => languagesOf(brand.site);
