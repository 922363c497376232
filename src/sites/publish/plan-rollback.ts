import type { History, PastChange, Restored } from './history';
import { publishMessages } from './messages';
import type { Entries } from './plan';
import type { Current } from './publisher';

/** Where a rollback goes. `undone`: the publication that it takes back, where no version is named. */
export type WayBack = { readonly entries: Entries; readonly restored: Restored; readonly undone?: PastChange };

type Place = { readonly from: Current; readonly history: History; readonly name: string };

/** How brands were at a version. Throws an `Error` for ops if the history lacks it. */
export async function wayBackTo({ from, history, name }: Place, version: number, brands: readonly string[]) {
  const entries = new Map(from.entries);
  for await (const { version: reached, changed } of history.walk(from.change)) {
    if (reached === version) return { entries, restored: { version, brands: namedOrAll(brands, from, entries) } };
    for (const [brand, { before }] of changed) {
      if (brands.length > 0 && !brands.includes(brand)) continue;
      if (before === undefined) entries.delete(brand);
      else entries.set(brand, before);
    }
  }
  throw new Error(publishMessages.unknownVersion(name, version));
}

/**
 * How brands were before the newest publication of them that still counts. A rollback is no such publication, and
 * neither is one that a rollback took back: going back twice goes back two steps.
 */
export async function wayBackOneStep({ from, history, name }: Place, brands: readonly string[]): Promise<WayBack> {
  const rollbacks: { readonly version: number; readonly restored: Restored }[] = [];
  // A rollback takes back all of its brands after the version that it restored, earlier rollbacks included.
  const newestThatCounts = (brand: string) =>
    rollbacks.reduce(
      (newest, { version, restored }) =>
        version <= newest && restored.brands.includes(brand) ? restored.version : newest,
      Number.POSITIVE_INFINITY,
    );
  let step: { readonly undone: PastChange; readonly brands: readonly string[] } | undefined;
  for await (const change of history.walk(from.change)) {
    const { version, restored, changed } = change;
    if (step !== undefined) return stepBack(from, step, version);
    if (restored !== undefined) {
      rollbacks.push({ version, restored });
      continue;
    }
    const counting = [...changed.keys()].filter(
      (brand) => (brands.length === 0 || brands.includes(brand)) && version <= newestThatCounts(brand),
    );
    if (counting.length > 0) step = { undone: change, brands: counting };
  }
  if (step !== undefined) return stepBack(from, step, 0);
  const unknownBrand = brands.find((brand) => !from.entries.has(brand));
  if (unknownBrand !== undefined) throw new Error(publishMessages.neverThere(unknownBrand, name));
  throw new Error(
    from.change === undefined ? publishMessages.nothingBefore(name) : publishMessages.noStepLeft(name, brands),
  );
}

function stepBack(
  from: Current,
  { undone, brands }: { readonly undone: PastChange; readonly brands: readonly string[] },
  version: number,
): WayBack {
  const entries = new Map(from.entries);
  for (const brand of brands) {
    const before = undone.changed.get(brand)?.before;
    if (before === undefined) entries.delete(brand);
    else entries.set(brand, before);
  }
  return { entries, restored: { version, brands }, undone };
}

function namedOrAll(brands: readonly string[], from: Current, entries: Entries): readonly string[] {
  return brands.length > 0 ? brands : [...new Set([...from.entries.keys(), ...entries.keys()])].sort();
}
