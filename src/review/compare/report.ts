import type { BrandState, Comparing, SeenChange } from './change';
import { compareBrand } from './compare-brands';
import type { Pair } from './compare-nodes';
import { groupChanges } from './group-changes';
import { pageName } from './words/words-of';

/** What players see differently between two places, and who was asked. */
export type Report = {
  readonly from: string;
  readonly to: string;
  /** Every brand that was looked at. */
  readonly brands: readonly string[];
  readonly changes: readonly SeenChange[];
  readonly comparing: Comparing;
  /** What players of a brand read as the title of a page, and its name. */
  readonly titleOf: (brand: string, page: string) => string;
};

type Sides = Pick<Report, 'from' | 'to' | 'brands' | 'comparing'> & {
  /** Of brands in which anything at all differs. */
  readonly pairs: ReadonlyMap<string, Pair<BrandState | undefined>>;
};

/** Compares every brand and groups what is equal. Data in, data out. */
export function toReport({ pairs, ...about }: Sides): Report {
  const changes = [...pairs].flatMap(([brand, pair]) => compareBrand(brand, pair, about.comparing));
  const titleOf = (brand: string, page: string) => {
    const { before, after } = pairs.get(brand) ?? {};
    const site = [after?.site, before?.site].find((one) => one?.pages[page] !== undefined);
    return site === undefined ? page : pageName(page, site, about.comparing.language);
  };
  return { ...about, titleOf, changes: groupChanges(changes) };
}
