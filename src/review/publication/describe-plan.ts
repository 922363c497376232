import { inTurns } from '@/sites/publish/in-turns';
import { type EntryChange, isSameEntry, type OfferedBrand, type Plan } from '@/sites/publish/plan';
import { readEntry } from '@/sites/publish/read-entry';
import type { Target } from '@/sites/publish/target';
import { messages } from '../messages';
import { changedPages } from './changed-pages';
import { changedWords } from './changed-words';

/** What a publication changes, for the person who approves it. */
export type PlanWords = {
  readonly brands: readonly string[];
  readonly pages: number;
  /** Published brands that stay as they are. */
  readonly others: number;
  readonly words: readonly string[];
  /** What a CDN has to forget. */
  readonly urls: readonly string[];
  /** The same, by the keys of a cache that can forget by keys. */
  readonly keys: readonly string[];
};

type DescribeInput = {
  readonly target: Target;
  readonly plan: Plan;
  /** Brands as they would be published, if they were read already; others are read from the target. */
  readonly offered: ReadonlyMap<string, OfferedBrand>;
  /** How many brands are published. */
  readonly published: number;
  /** The folder of merchants here, for its consoles. */
  readonly config: string;
};

/** A comparison takes a part of a second a brand. */
const mostCompared = 50;
/** A record with more lines is read by nobody. */
const mostWords = 200;

/** Reads what was published of the brands that change, and compares. */
export async function describePlan(input: DescribeInput): Promise<PlanWords> {
  const { target, plan, offered, published, config } = input;
  const brands = await inTurns(plan.changed, async ([brand, change]) => ({
    brand,
    change,
    ...(await sidesOf(brand, change)),
  }));

  async function sidesOf(brand: string, { before, after }: EntryChange) {
    return {
      before: before && (await readEntry(target, before)),
      after: after && (offered.get(brand) ?? (await readEntry(target, after))),
    };
  }

  const changedPagesByBrand = brands.map(({ brand, before, after, change }) =>
    changedPages({ brand, before: before?.site, after: after?.site, hasOtherPictures: !hasSamePictures(change) }),
  );
  const comparable = brands.flatMap(({ before, after }) => (before && after ? [{ before, after }] : []));
  const newBrands = brands.flatMap(({ brand, before }) => (before === undefined ? [brand] : []));
  const goneBrands = brands.flatMap(({ brand, after }) => (after === undefined ? [brand] : []));
  const brandLines = [
    ...(newBrands.length === 0 ? [] : [messages.newlyPublished(newBrands)]),
    ...(goneBrands.length === 0 ? [] : [messages.takenOff(goneBrands)]),
  ];
  const words =
    comparable.length > mostCompared
      ? [messages.notCompared(comparable.length, mostCompared)]
      : await changedWords(comparable, config);
  const buildLines = [...(plan.builds?.keys() ?? [])].map(messages.buildPublished);
  const allLines = [...buildLines, ...brandLines, ...words];
  return {
    brands: brands.map(({ brand }) => brand),
    pages: changedPagesByBrand.reduce((sum, { pages }) => sum + pages, 0),
    others: published - brands.filter(({ change }) => change.before !== undefined).length,
    words:
      allLines.length > mostWords
        ? [...allLines.slice(0, mostWords), messages.moreWords(allLines.length - mostWords)]
        : allLines,
    urls: changedPagesByBrand.flatMap(({ urls }) => urls),
    keys: changedPagesByBrand.flatMap(({ keys }) => keys),
  };
}

function hasSamePictures({ before, after }: EntryChange): boolean {
  return isSameEntry(before && { ...before, ...noOtherParts }, after && { ...after, ...noOtherParts });
}

const noOtherParts = { hash: '', file: '', sha256: '', claims: { codes: [], domains: [] } };
