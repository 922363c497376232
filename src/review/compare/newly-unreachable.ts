import type { Facts } from '@/engine';
import { madeName, madeOf, type Unmet, unmetValues, withValue } from '../layouts/made-visitors';
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
  const cutting = changes.filter(({ kind, state }) => state === '' && mayCutOff.has(kind));
  const concerned = new Set(cutting.flatMap(({ persona, spared = [] }) => [persona, ...spared]));
  if (concerned.size === 0) return [];
  const resolve = (brand: BrandState) =>
    new Map(Object.keys(brand.site.pages).map((page) => [page, resolvedPage(brand, page, catalogue)]));
  const pages = { before: resolve(brands.before), after: resolve(brands.after) };
  const { site } = brands.after;
  const lostBy = (persona: string, as: (facts: Facts) => Facts | undefined) => {
    const reach = (side: 'before' | 'after') =>
      reachablePages(pages[side], (page) => {
        const facts = brands[side].facts(persona, page, '');
        return as(facts) ?? facts;
      });
    const [before, after] = [reach('before'), reach('after')];
    return new Set([...before].filter((page) => !after.has(page) && pages.after.has(page)));
  };
  const settled = personas.filter((persona) => !persona.endsWith('.pending'));
  const isMade = [...concerned].some((name) => madeOf(name) !== undefined);
  const unmet = isMade ? unmetOf() : [];
  return settled.flatMap((persona) => {
    const made = unmet.map((value) => ({ name: madeName(persona, value), value }));
    const asked = made.filter(({ name }) => concerned.has(name));
    if (!concerned.has(persona) && asked.length === 0) return [];
    const lost = lostBy(persona, (facts) => facts);
    const others = asked.map(({ name, value }) => ({
      name,
      lost: lostBy(persona, (facts) => withValue(facts, value, catalogue)),
    }));
    return [
      ...[...lost].map((page) => {
        const spared = others.filter((one) => !one.lost.has(page)).map(({ name }) => name);
        return { ...unreachable(page, persona), ...(spared.length > 0 && { spared }) };
      }),
      ...others.flatMap((one) =>
        [...one.lost].filter((page) => !lost.has(page)).map((page) => unreachable(page, one.name)),
      ),
    ];
  });

  function unmetOf(): readonly Unmet[] {
    const visitors = settled.map((persona) => brands.after.facts(persona, 'home', ''));
    return unmetValues([...pages.before.values(), ...pages.after.values()], visitors, catalogue);
  }

  function unreachable(page: string, persona: string): PageChange {
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
