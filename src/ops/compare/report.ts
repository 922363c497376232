import type { BrandState, Comparing, SeenChange } from './change';
import { whatWords, where } from './change-words';
import { compareBrand } from './compare-brands';
import type { Pair } from './compare-nodes';
import { gatherTexts } from './gather-texts';
import { groupChanges } from './group-changes';
import { list } from './who-words';

/** What players see differently between two places, and who was asked. */
export type Report = {
  readonly from: string;
  readonly to: string;
  /** Every brand that was looked at. */
  readonly brands: readonly string[];
  readonly changes: readonly SeenChange[];
  readonly comparing: Comparing;
};

type Sides = Pick<Report, 'from' | 'to' | 'brands' | 'comparing'> & {
  /** Of brands in which anything at all differs. */
  readonly pairs: ReadonlyMap<string, Pair<BrandState | undefined>>;
};

/** Compares every brand and groups what is equal. Data in, data out. */
export function toReport({ pairs, ...about }: Sides): Report {
  const changes = [...pairs].flatMap(([brand, pair]) => compareBrand(brand, pair, about.comparing));
  return { ...about, changes: groupChanges(changes) };
}

/** One thing to read: for which brands, and the sentences of what they share. */
export type Paragraph = { readonly brands: string; readonly sentences: readonly string[] };

/** The changes as sentences under the brands that share them. */
export function paragraphs({ changes, comparing }: Report): readonly Paragraph[] {
  const byBrands = new Map<string, string[]>();
  for (const change of gatherTexts(changes)) {
    const names = list(change.brands);
    const sentence = `${where(change, comparing)}: ${whatWords(change)}`;
    byBrands.set(names, [...(byBrands.get(names) ?? []), sentence]);
  }
  return [...byBrands].map(([brands, sentences]) => ({ brands, sentences }));
}
