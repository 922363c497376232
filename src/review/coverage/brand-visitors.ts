import type { Catalogue } from '@/engine';
import { compileTree, type Facts, type Platform, type ResolvedPage, type Site, staticsOf } from '@/engine';
import { valuesOf } from '../compare/deciding-facts';
import { openPersonas, type Personas } from '../layouts/persona-visitors';
import { type UnmetFact, unmetValues, withValue } from '../layouts/unmet-values';
import type { Case } from './cases';

/** The visitors of a brand under its console: every persona, and each with one value that no persona has. */
export type BrandVisitors = {
  readonly site: Site;
  readonly statics: Facts;
  readonly personas: Personas;
  /** Values that conditions test and no persona has. For each there is a variant of every persona that can have it. */
  readonly unmetFacts: readonly UnmetFact[];
};

export async function visitorsOf(
  site: Site,
  console: unknown,
  platform: Platform,
  pages: readonly ResolvedPage[],
  catalogue: Catalogue,
): Promise<BrandVisitors> {
  const personas = await openPersonas(site, console, catalogue);
  const personaFacts = personas.names.map((name) => personas.facts(name, 'home'));
  return {
    site,
    statics: staticsOf(platform, catalogue).facts,
    personas,
    unmetFacts: unmetValues(pages, personaFacts, catalogue),
  };
}

/** Facts of every visitor on a page. Visitors with equal values of all facts that these cases read count once. */
export function factsOn(page: string, cases: readonly Case[], visitors: BrandVisitors): readonly Facts[] {
  const { personas, unmetFacts, statics } = visitors;
  const paths = pathsOf(cases);
  const askedFacts = unmetFacts.filter(({ path }) => paths.includes(path));
  const isNew = differsFromEarlier(paths);
  const distinct = new Map<string, Facts>();
  for (const shownOn of pagesAround(page, paths, visitors.site))
    for (const name of personas.names) {
      const facts = personas.facts(name, shownOn);
      if (!isNew(facts)) continue;
      for (const variant of [facts, ...askedFacts.map((value) => withValue(facts, value, personas.catalogue))]) {
        if (variant === undefined) continue;
        const key = JSON.stringify(valuesOf(paths, variant));
        if (!distinct.has(key)) distinct.set(key, new Map([...statics, ...variant]));
      }
    }
  return [...distinct.values()];
}

/** Whether a visitor has other values of these facts, or of `session.present`, than every visitor before. */
export function differsFromEarlier(paths: readonly string[]): (facts: Facts) => boolean {
  const earlierValues = new Set<string>();
  return (facts) => {
    const values = JSON.stringify(valuesOf(['session.present', ...paths], facts));
    const isNew = !earlierValues.has(values);
    earlierValues.add(values);
    return isNew;
  };
}

/** The facts that cases ask for. */
export function pathsOf(cases: readonly Case[]): readonly string[] {
  const trees = cases.flatMap(({ demands }) => demands.flatMap((demand) => demand.map(({ tree }) => tree)));
  return [...new Set(trees.flatMap((tree) => compileTree(tree).paths))];
}

/** The page itself. For a shell whose conditions read the page's id, every page that the shell stands around. */
function pagesAround(page: string, paths: readonly string[], { pages }: Site): readonly string[] {
  if (pages[page]?.kind !== 'shell' || !paths.includes('page.id')) return [page];
  return Object.keys(pages).filter((id) => (pages[id]?.kind ?? 'page') === 'page');
}
