import type { BrandState, Comparing } from './change';
import type { Pair } from './compare-nodes';
import type { PageChange } from './compare-pages';
import { reachablePages } from './reachable-pages';
import { resolvedPage } from './resolved-page';
import { nameOf } from './words/words-of';

const mayCutOff = new Set(['goes', 'target', 'access', 'moves']);

/** Pages that a persona could reach before and cannot reach now, though they still exist. */
export function newlyUnreachable(
  changes: readonly PageChange[],
  brands: Pair<BrandState>,
  { catalogue, personas, language }: Comparing,
): readonly PageChange[] {
  const concerned = new Set(
    changes.filter(({ kind, state }) => state === '' && mayCutOff.has(kind)).map(({ persona }) => persona),
  );
  if (concerned.size === 0) return [];
  const resolve = (brand: BrandState) =>
    new Map(Object.keys(brand.site.pages).map((page) => [page, resolvedPage(brand, page, catalogue)]));
  const pages = { before: resolve(brands.before), after: resolve(brands.after) };
  const { site } = brands.after;
  return personas
    .filter((persona) => concerned.has(persona) && !persona.endsWith('.pending'))
    .flatMap((persona) => {
      const reach = (side: 'before' | 'after') =>
        reachablePages(pages[side], (page) => brands[side].facts(persona, page, ''));
      const [before, after] = [reach('before'), reach('after')];
      const lost = [...before].filter((page) => !after.has(page) && pages.after.has(page));
      return lost.map(
        (page): PageChange => ({
          kind: 'unreachable',
          node: '$page',
          name: nameOf(`page "${page}"`, { use: '', props: { title: site.pages[page]?.title } }, site, language),
          does: 'is there, and nothing leads to it any more',
          page,
          persona,
          language: '',
          state: '',
        }),
      );
    });
}
