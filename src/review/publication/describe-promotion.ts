import { inTurns } from '@/sites/publish/in-turns';
import { publishMessages } from '@/sites/publish/messages';
import type { OfferedBrand, Plan } from '@/sites/publish/plan';
import { planPromotion } from '@/sites/publish/plan-promotion';
import type { Current } from '@/sites/publish/publisher';
import { readEntry } from '@/sites/publish/read-entry';
import type { Target } from '@/sites/publish/target';
import { describePlan } from './describe-plan';
import type { Place, PlannedPublication } from './plan-brands';

type Wanted = {
  /** Empty: all brands that are published at `from`. */
  readonly brands: readonly string[];
  /** The folder of merchants here, for its consoles. */
  readonly config: string;
};

/** `remaining`: brands that are published at `to` and not at `from`. */
export type PlannedPromotion = PlannedPublication & { readonly remaining: readonly string[] };

/**
 * Plans to publish at `to` what is published at `from`. Throws an `Error` for ops if nothing is there, its list has
 * expired, or a brand is not in it.
 */
export async function describePromotion(from: Place, to: Place, { brands, config }: Wanted): Promise<PlannedPromotion> {
  const source = await readSource(from);
  const current = await to.publisher.current();
  const plan = await planPromotion({ source: from.target, from: source, to: current, brands, now: Date.now() });
  const offered = await readBrands(from.target, plan);
  const published = current.entries.size;
  const words = await describePlan({ target: to.target, plan, offered, published, config });
  const remaining = [...current.entries.keys()].filter((brand) => !source.entries.has(brand));
  return { current, plan, words, remaining };
}

/** What is published at the source. A list that expired may be one that somebody holds back. */
async function readSource({ target, publisher }: Place): Promise<Current> {
  const current = await publisher.current();
  if (current.etag === undefined) throw new Error(publishMessages.nothingThere(target.name));
  if (current.expires !== undefined && current.expires <= Date.now())
    throw new Error(publishMessages.sourceExpired(target.name, current.expires));
  return current;
}

async function readBrands(source: Target, { changed }: Plan): Promise<ReadonlyMap<string, OfferedBrand>> {
  const brands = await inTurns(changed, async ([brand, { after }]) =>
    after === undefined ? [] : [[brand, await readEntry(source, after)] as const],
  );
  return new Map(brands.flat());
}
