import type { Facts } from '@/engine';
import { readVariantName, type UnmetFact, unmetValues, variantName, withValue } from '../layouts/unmet-values';
import type { BrandState, CompareOptions } from './change';
import type { Pair } from './compare-nodes';
import type { PageChange } from './compare-pages';
import { reachablePages } from './reachable-pages';
import { resolvedPage } from './resolved-page';
import { nameOf } from './words/words-of';

const cuttingKinds = new Set(['goes', 'target', 'access', 'moves']);

/** Pages that a persona could reach before and cannot reach now, though they still exist. */
export function newlyUnreachable(
  changes: readonly PageChange[],
  brands: Pair<BrandState>,
  { catalogue, personas, language }: CompareOptions,
): readonly PageChange[] {
  const cuttingChanges = changes.filter(({ kind, state }) => state === '' && cuttingKinds.has(kind));
  const concernedVisitors = new Set(cuttingChanges.flatMap(({ persona, unaffected = [] }) => [persona, ...unaffected]));
  if (concernedVisitors.size === 0) return [];
  const resolve = (brand: BrandState) =>
    new Map(Object.keys(brand.site.pages).map((page) => [page, resolvedPage(brand, page, catalogue)]));
  const pages = { before: resolve(brands.before), after: resolve(brands.after) };
  const { site } = brands.after;
  const pagesLostBy = (persona: string, adapted: (facts: Facts) => Facts | undefined) => {
    const pagesReachedOn = (side: 'before' | 'after') =>
      reachablePages(pages[side], (page) => {
        const facts = brands[side].facts(persona, page, '');
        return adapted(facts) ?? facts;
      });
    const [before, after] = [pagesReachedOn('before'), pagesReachedOn('after')];
    return new Set([...before].filter((page) => !after.has(page) && pages.after.has(page)));
  };
  const loadedPersonas = personas.filter((persona) => !persona.endsWith('.pending'));
  const hasVariants = [...concernedVisitors].some((name) => readVariantName(name) !== undefined);
  const unmetFacts = hasVariants ? findUnmetFacts() : [];
  return loadedPersonas.flatMap((persona) => {
    const variants = unmetFacts.map((value) => ({ name: variantName(persona, value), value }));
    const concernedVariants = variants.filter(({ name }) => concernedVisitors.has(name));
    if (!concernedVisitors.has(persona) && concernedVariants.length === 0) return [];
    const lostPages = pagesLostBy(persona, (facts) => facts);
    const variantLosses = concernedVariants.map(({ name, value }) => ({
      name,
      lost: pagesLostBy(persona, (facts) => withValue(facts, value, catalogue)),
    }));
    return [
      ...[...lostPages].map((page) => {
        const unaffected = variantLosses.filter((variant) => !variant.lost.has(page)).map(({ name }) => name);
        return { ...toChange(page, persona), ...(unaffected.length > 0 && { unaffected }) };
      }),
      ...variantLosses.flatMap((variant) =>
        [...variant.lost].filter((page) => !lostPages.has(page)).map((page) => toChange(page, variant.name)),
      ),
    ];
  });

  function findUnmetFacts(): readonly UnmetFact[] {
    const visitors = loadedPersonas.map((persona) => brands.after.facts(persona, 'home', ''));
    return unmetValues([...pages.before.values(), ...pages.after.values()], visitors, catalogue);
  }

  function toChange(page: string, persona: string): PageChange {
    return {
      kind: 'unreachable',
      node: '$page',
      name: nameOf(`page "${page}"`, { use: '', props: { title: site.pages[page]?.title } }, site, language),
      does: 'is there, and nothing leads to it any more',
      page,
      persona,
      language: '',
      state: '',
    };
  }
}
