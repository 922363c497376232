import { meets, type Position, resolvePage, type Site } from '@/engine';
import { unmetWords } from '../layouts/unmet-values';
import type { Workspace } from '../workspace/workspace';
import { type BrandVisitors, factsOn, visitorsOf } from './brand-visitors';
import { type Case, type CaseKind, casesOf } from './cases';
import { findWay, type Way } from './find-way';
import { fieldCasesOf } from './register-cases';

/** One side of what a condition or a console decides, and the brands whose visitors meet it. */
export type CoveredCase = Pick<Case, 'kind' | 'name' | 'side' | 'page' | 'node'> & {
  /** The brands that have it, and of those the ones in which somebody meets it. */
  readonly brands: readonly string[];
  readonly metIn: readonly string[];
  /** Where its condition stands. */
  readonly at?: Position;
  /** How somebody could meet it, if nobody does. */
  readonly way?: Way;
};

export type Coverage = {
  readonly brands: readonly string[];
  readonly personas: number;
  /** The values that no persona has, in words. Visitors were made for each. */
  readonly made: readonly string[];
  readonly cases: readonly CoveredCase[];
};

type Tally = Omit<CoveredCase, 'brands' | 'metIn'> & {
  readonly brands: string[];
  readonly metIn: string[];
  /** Finds how somebody could meet it, for each brand that has it. */
  readonly ways: (() => Way)[];
};

/** What the visitors of these brands meet, each under its own console, and how to meet the rest. */
export async function coverageOf(sites: readonly Site[], workspace: Workspace): Promise<Coverage> {
  const tallies = new Map<string, Tally>();
  const made = new Set<string>();
  for (const site of sites) {
    const visitors = await openVisitors(site, workspace);
    for (const fact of visitors.unmetFacts) made.add(unmetWords(fact));
    addBrand(site, visitors, workspace, tallies);
  }
  const cases = [...tallies.values()].map(({ ways, ...tally }) =>
    tally.metIn.length > 0 ? tally : { ...tally, ...firstWay(ways) },
  );
  const personas = Object.keys(workspace.catalogue.personas).length;
  return { brands: sites.map(({ id }) => id), personas, made: [...made].sort(), cases };
}

/** The way of the first brand in which somebody could meet it, else the answer of the first brand. */
function firstWay(ways: Tally['ways']): Pick<CoveredCase, 'way'> {
  let first: Way | undefined;
  for (const find of ways) {
    const way = find();
    if (way.kind === 'reached') return { way };
    first ??= way;
  }
  return first === undefined ? {} : { way: first };
}

async function openVisitors(site: Site, { catalogue, loaded, platformOf }: Workspace): Promise<BrandVisitors> {
  const platform = platformOf(site);
  const pages = Object.keys(site.pages).map((page) => resolvePage(site, page, platform, catalogue));
  return await visitorsOf(site, loaded.consoles.get(site.id) ?? {}, platform, pages, catalogue);
}

function addBrand(site: Site, visitors: BrandVisitors, workspace: Workspace, tallies: Map<string, Tally>): void {
  const { catalogue, loaded } = workspace;
  const add = (one: Pick<Case, 'kind' | 'name' | 'side' | 'page' | 'node'>, isMet: boolean, way: () => Way) => {
    const key = JSON.stringify([one.kind, one.name, one.side]);
    const at = one.page === undefined ? undefined : placeOf(one.page, one.node);
    const { kind, name, side, page, node } = one;
    const tally = tallies.get(key) ?? {
      ...{ kind, name, side },
      ...(page !== undefined && { page }),
      ...(node !== undefined && { node }),
      ...(at !== undefined && { at }),
      brands: [],
      metIn: [],
      ways: [],
    };
    tallies.set(key, tally);
    tally.ways.push(way);
    if (tally.brands.at(-1) !== site.id) tally.brands.push(site.id);
    if (isMet && tally.metIn.at(-1) !== site.id) tally.metIn.push(site.id);
  };
  const placeOf = (page: string, node = '$page') =>
    loaded.originOf(site.id, page, node, node === '$page' ? ['access'] : ['when']);
  for (const [page, cases] of byPage(casesOf(site, catalogue))) {
    const visited = page === undefined ? [visitors.statics] : factsOn(page, cases, visitors);
    for (const one of cases)
      add(
        one,
        visited.some((facts) => meets(one.demands, facts)),
        () => findWay(one, visitors, catalogue),
      );
  }
  for (const one of fieldCasesOf(site, loaded.consoles.get(site.id), workspace.platformOf(site)))
    add(one, one.isMet, () => one.way);
}

function byPage(cases: readonly Case[]): ReadonlyMap<string | undefined, readonly Case[]> {
  const pages = new Map<string | undefined, Case[]>();
  for (const one of cases) pages.set(one.page, [...(pages.get(one.page) ?? []), one]);
  return pages;
}

/** How many things of a kind there are, and how many are met both ways. */
export function countsOf({ cases }: Coverage, kind: CaseKind): { readonly all: number; readonly met: number } {
  const names = new Set(cases.flatMap((one) => (one.kind === kind ? [one.name] : [])));
  const unmet = new Set(cases.flatMap((one) => (one.kind === kind && one.metIn.length === 0 ? [one.name] : [])));
  return { all: names.size, met: names.size - unmet.size };
}
