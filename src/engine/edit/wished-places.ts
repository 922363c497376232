import type { Overlay, Page, Place } from '../config';
import { own } from '../json';
import { stableIds } from './stable-ids';

export type Placements = { readonly insert: readonly Place[]; readonly move: readonly Place[] };

export type PlacesInput = {
  /** The page before anything is placed: with new nodes, and with their values. */
  readonly base: Page;
  /** The overlay that is changed. */
  readonly said: Overlay;
  readonly wished: Page;
  /** Nodes that somebody moved: they are placed anew rather than their neighbours. */
  readonly touched: readonly string[];
  /** Nodes that already stand in the right slot without their placement in `said`. */
  readonly dropped: ReadonlySet<string>;
  /** The page with these placements. */
  readonly place: (placements: Placements) => Page;
  /** Whether placements give what is wished. */
  readonly isRight: (placements: Placements) => boolean;
};

/**
 * What `insert` and `move` have to say so that each node stands where it is wished. A placement in `said` stays if it
 * can, else a new one replaces it. Undefined if no placements do it.
 */
export function wishedPlaces(input: PlacesInput): Placements | undefined {
  const { said, wished, base, place, isRight } = input;
  const insert = said.insert ?? [];
  const move = said.move ?? [];
  const saidIds = new Set([...insert, ...move].map(({ id }) => id));
  const isKnown = (id: string | undefined) => id === undefined || Object.hasOwn(base.nodes, id);
  const isIdle = ({ id, into, before, after }: Place) =>
    !Object.hasOwn(wished.nodes, id) || ![id, into, before, after].every(isKnown);
  const idle = [...insert, ...move].filter(isIdle).map(({ id }) => id);
  // A node that somebody moved is placed anew first, then one that the overlay places, and one of the parent last.
  const weightOf = (id: string) => (input.touched.includes(id) ? 1 : saidIds.has(id) ? 100 : 10_000);
  /**
   * Places the nodes of `leftOut` anew, and all others that then stand elsewhere than wished. `found` is undefined if
   * that does not give the wished page.
   */
  const attempt = (leftOut: Iterable<string>) => {
    const dropped = new Set(leftOut);
    for (;;) {
      const kept = {
        insert: insert.filter(({ id }) => !dropped.has(id)),
        move: move.filter(({ id }) => !dropped.has(id)),
      };
      const unstable = unstableIds(place(kept), wished, weightOf);
      const newlyDropped = [...unstable].filter((id) => saidIds.has(id) && !dropped.has(id));
      for (const id of newlyDropped) dropped.add(id);
      if (newlyDropped.length > 0) continue;
      const added = placesFor({ base, wished, unstable, moved: new Set(kept.move.map(({ id }) => id)) });
      const found = [inTheirPlaces(said, kept, added), atTheEnd(kept, added)].find(isRight);
      return { dropped, kept, added, found };
    }
  };
  let last = attempt([...input.dropped, ...idle]);
  while (last.found === undefined) {
    const { dropped, kept, added } = last;
    const wrong = unstableIds(place(atTheEnd(kept, added)), wished, weightOf);
    const isBesideDropped = ({ before, after }: Place) =>
      [before, after].some((id) => id !== undefined && dropped.has(id));
    const besideDropped = [...kept.insert, ...kept.move].filter(isBesideDropped).map(({ id }) => id);
    const droppable = new Set(
      [...wrong, ...besideDropped, ...saidIds].filter((id) => saidIds.has(id) && !dropped.has(id)),
    );
    const attempts = [...droppable].map((id) => () => attempt([...dropped, id]));
    const [first] = attempts;
    if (first === undefined) return undefined;
    // One node placed anew is better than several.
    last = firstRight(attempts) ?? first();
  }
  return last.found;
}

function firstRight<T extends { readonly found: unknown }>(attempts: readonly (() => T)[]): T | undefined {
  for (const run of attempts) {
    const result = run();
    if (result.found !== undefined) return result;
  }
  return undefined;
}

/** Nodes that do not stand where they are wished, as few as can be. */
function unstableIds(current: Page, wished: Page, weightOf: (id: string) => number): ReadonlySet<string> {
  const unstable = new Set<string>();
  for (const { holder, slot, ids } of slotsOf(wished)) {
    const stable = stableIds(own(own(current.nodes, holder)?.slots, slot) ?? [], ids, weightOf);
    for (const id of ids) if (!stable.has(id)) unstable.add(id);
  }
  return unstable;
}

function slotsOf({ nodes }: Page) {
  return Object.entries(nodes).flatMap(([holder, { slots = {} }]) =>
    Object.entries(slots).map(([slot, ids]) => ({ holder, slot, ids })),
  );
}

type Unplaced = {
  readonly base: Page;
  readonly wished: Page;
  readonly unstable: ReadonlySet<string>;
  /** Nodes that a kept `move` places. */
  readonly moved: ReadonlySet<string>;
};

/** Placements of the unstable nodes: an `insert` for those that stand nowhere yet, a `move` for the others. */
function placesFor({ base, wished, unstable, moved }: Unplaced): Placements {
  const placedIds = new Set(slotsOf(base).flatMap(({ ids }) => ids));
  const isMoved = (id: string) => moved.has(id) || (unstable.has(id) && placedIds.has(id));
  const [insert, move]: [Place[], Place[]] = [[], []];
  for (const { holder: into, slot, ids } of slotsOf(wished))
    for (const [index, id] of ids.entries()) {
      if (!unstable.has(id)) continue;
      const earlier = ids.slice(0, index);
      // Inserts apply before moves, so an insert cannot name a neighbour that is moved.
      const after = isMoved(id) ? earlier.at(-1) : earlier.findLast((other) => !isMoved(other));
      const place = { id, into, slot, ...(after === undefined ? { at: 'first' as const } : { after }) };
      (isMoved(id) ? move : insert).push(place);
    }
  return { insert, move };
}

/** A new placement of a node takes the line of its old one. */
function inTheirPlaces(said: Overlay, kept: Placements, added: Placements): Placements {
  const joined = (kind: keyof Placements) => {
    const old = said[kind] ?? [];
    const anew = new Map(added[kind].map((place) => [place.id, place]));
    const lines = old.flatMap((place) => (kept[kind].includes(place) ? [place] : (anew.get(place.id) ?? [])));
    return [...lines, ...added[kind].filter(({ id }) => !old.some((place) => place.id === id))];
  };
  return { insert: joined('insert'), move: joined('move') };
}

function atTheEnd(kept: Placements, added: Placements): Placements {
  return { insert: [...kept.insert, ...added.insert], move: [...kept.move, ...added.move] };
}
