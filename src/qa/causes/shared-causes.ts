import type { BrandChange } from '@/review/compare/compare-brand';
import type { ConfigEdit } from '../edits/config-edits';
import type { OpenedStates } from '../states/open-states';
import type { CausedChange } from './find-causes';
import type { ScreenDifference } from './screen-differences';
import type { Differences } from './vanished-changes';
import { vanishingWithout } from './vanishing';

type Search = {
  readonly states: OpenedStates;
  readonly edits: readonly ConfigEdit[];
  readonly differences: ReadonlyMap<string, Differences>;
};

/** A search among more edits than this takes too long. */
const mostEdits = 60;
const mostSearches = 20;

/**
 * Finds the edits behind changes that stay whichever single edit is taken back: a node that is gone together with its
 * place in a slot comes back only with both. Gives all changes. Those without a cause get the edits that only together
 * make them, where at most `mostSearches` searches find these.
 */
export async function withSharedCauses(
  changes: readonly CausedChange[],
  search: Search,
): Promise<readonly CausedChange[]> {
  const found = new Map<CausedChange, readonly ConfigEdit[]>();
  const withoutCause = new Set<CausedChange>();
  const isOpen = (change: CausedChange) =>
    change.causes.length === 0 && !found.has(change) && !withoutCause.has(change);
  for (let searches = 0; searches < mostSearches; searches += 1) {
    const change = changes.find(isOpen);
    if (change === undefined) break;
    const causes = await fewestEdits(change, search);
    if (causes === undefined) withoutCause.add(change);
    else for (const other of await vanishing(changes.filter(isOpen), causes, search)) found.set(other, causes);
  }
  return changes.map((change) => ({ ...change, causes: found.get(change) ?? change.causes }));
}

/** The edits that must all be taken back before the change vanishes; undefined if it stays, or they are too many. */
async function fewestEdits(change: CausedChange, search: Search): Promise<readonly ConfigEdit[] | undefined> {
  const { brand, page } = placeOf(change);
  const folders = [...search.states.before.chainOf(brand), ...search.states.after.chainOf(brand)];
  const ofBrand = search.edits.filter(({ folder }) => folders.includes(folder));
  const ofPage = ofBrand.filter(({ file }) => file.endsWith(`/${page}.json`));
  const vanishes = async (edits: readonly ConfigEdit[]) => (await vanishing([change], edits, search)).has(change);
  for (const candidates of [ofPage, ofBrand]) {
    if (candidates.length === 0 || candidates.length > mostEdits) continue;
    if (!(await vanishes(candidates))) continue;
    let needed = candidates;
    // Tries to spare one edit after the other.
    for (const edit of candidates) {
      const rest = needed.filter((other) => other !== edit);
      if (rest.length > 0 && (await vanishes(rest))) needed = rest;
    }
    return needed;
  }
  return undefined;
}

function placeOf(change: CausedChange): Pick<BrandChange, 'brand' | 'page'> {
  return change.kind === 'screen' ? change.difference : change.change;
}

/** Those of the changes that are not there without these edits. */
async function vanishing(
  changes: readonly CausedChange[],
  edits: readonly ConfigEdit[],
  { states }: Search,
): Promise<ReadonlySet<CausedChange>> {
  const result = new Set<CausedChange>();
  for (const brand of new Set(changes.map((change) => placeOf(change).brand))) {
    const ofBrand = changes.filter((change) => placeOf(change).brand === brand);
    // A copy of each difference for the visitors of this change alone, so that only they are looked at.
    const byCopy = new Map<ScreenDifference, Extract<CausedChange, { kind: 'screen' }>>(
      ofBrand.flatMap((change) =>
        change.kind === 'screen' ? [[{ ...change.difference, visitors: change.visitors }, change] as const] : [],
      ),
    );
    const others = new Map(
      ofBrand.flatMap((change) => (change.kind === 'brand' ? [[change.change, change] as const] : [])),
    );
    const differences = { screens: [...byCopy.keys()], ofBrand: [...others.keys()] };
    await vanishingWithout(
      edits,
      { brand, states, differences },
      {
        screen: (difference, index, visitors) => {
          const change = byCopy.get(difference);
          if (change?.change === index && visitors.length === change.visitors.length) result.add(change);
        },
        ofBrand: (change) => {
          const caused = others.get(change);
          if (caused !== undefined) result.add(caused);
        },
      },
    );
  }
  return result;
}
