import type { BrandState, CompareOptions, SeenChange } from './change';
import { compareBrand } from './compare-brand';
import type { Pair } from './compare-nodes';
import { groupChanges } from './group-changes';
import { pageName } from './words/words-of';

/** All differences that players notice between two places, and the personas that were compared. */
export type Report = {
  readonly from: string;
  readonly to: string;
  /** All compared brands. */
  readonly brands: readonly string[];
  readonly changes: readonly SeenChange[];
  readonly options: CompareOptions;
  /** The title of a page as players read it, and the page's id. */
  readonly titleOf: (brand: string, page: string) => string;
};

type ReportInput = Pick<Report, 'from' | 'to' | 'brands' | 'options'> & {
  /** Brands in which anything differs. */
  readonly pairs: ReadonlyMap<string, Pair<BrandState | undefined>>;
};

/** Compares every brand and merges equal changes. Data in, data out. */
export function toReport({ pairs, ...rest }: ReportInput): Report {
  const changes = [...pairs].flatMap(([brand, pair]) => compareBrand(brand, pair, rest.options));
  const titleOf = (brand: string, page: string) => {
    const { before, after } = pairs.get(brand) ?? {};
    const site = [after?.site, before?.site].find((candidate) => candidate?.pages[page] !== undefined);
    return site === undefined ? page : pageName(page, site, rest.options.language);
  };
  return { ...rest, titleOf, changes: groupChanges(changes) };
}
