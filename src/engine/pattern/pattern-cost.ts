import { type CharSet, isDisjoint, noCharacter, textEnd, union } from './char-set';
import type { Pattern } from './parse-pattern';

/** `alive`: matches from one place that live on after their next character. `work`: steps to try all of them. */
type Cost = { readonly alive: number; readonly work: number };

type Bounds = {
  /** The longest value, in characters. */
  readonly length: number;
  /** Steps until a match that cannot go on has failed. */
  readonly failSteps: number;
};

/**
 * The most steps that a backtracking engine takes on a value of this length if the whole value must match. An upper
 * bound, not an estimate. If the next character leaves one alternative, the others fail at once. Otherwise the
 * alternatives multiply the work of the rest.
 */
export function costOfPattern(pattern: Pattern, length: number): number {
  if (unrolledSize(pattern) > maxUnrolledSize) return Infinity;
  const failSteps = sizeOf(pattern) + workOfLooks(pattern, length);
  const { alive, work } = costOf(pattern, textEnd, { length, failSteps });
  return work + alive * failSteps;
}

/** Engines write counted repetitions out, and give up on those that become too large. */
const maxUnrolledSize = 20_000;

function unrolledSize(pattern: Pattern): number {
  const parts = 1 + sum(partsOf(pattern).map(unrolledSize));
  if (pattern.kind !== 'loop') return parts;
  return parts * Math.max(1, pattern.max === Infinity ? pattern.min : pattern.max);
}

function costOf(pattern: Pattern, follow: CharSet, bounds: Bounds): Cost {
  switch (pattern.kind) {
    case 'set':
    case 'edge':
      return { alive: 1, work: 1 };
    case 'lookahead':
      // A lookaround does not backtrack once it has matched: nothing follows inside it.
      return { alive: 1, work: costOf(pattern.body, noCharacter, bounds).work + bounds.failSteps };
    case 'sequence':
      return costOfSequence(pattern.items, follow, bounds);
    case 'choice':
      return costOfChoice(pattern.ways, follow, bounds);
    case 'loop':
      return costOfLoop(pattern, follow, bounds);
  }
}

function costOfSequence(items: readonly Pattern[], follow: CharSet, bounds: Bounds): Cost {
  let costOfRest: Cost = { alive: 1, work: 0 };
  let followOfItem = follow;
  for (const item of [...items].reverse()) {
    const itemCost = costOf(item, followOfItem, bounds);
    costOfRest = { alive: itemCost.alive * costOfRest.alive, work: itemCost.work + itemCost.alive * costOfRest.work };
    followOfItem = startsOf(item, followOfItem);
  }
  return costOfRest;
}

function costOfChoice(ways: readonly Pattern[], follow: CharSet, bounds: Bounds): Cost {
  const costs = ways.map((way) => costOf(way, follow, bounds));
  const failStepsOfWays = ways.length * bounds.failSteps;
  if (isDecided(ways.map((way) => startsOf(way, follow)))) {
    return {
      alive: Math.max(...costs.map(({ alive }) => alive)),
      work: Math.max(...costs.map(({ work }) => work)) + failStepsOfWays,
    };
  }
  return { alive: sum(costs.map(({ alive }) => alive)), work: sum(costs.map(({ work }) => work)) + failStepsOfWays };
}

type Loop = Extract<Pattern, { readonly kind: 'loop' }>;

function costOfLoop({ body, min, max }: Loop, follow: CharSet, bounds: Bounds): Cost {
  if (max === 0) return { alive: 1, work: 1 };
  const starts = startsOf(body, noCharacter);
  const isRepeated = max > 1;
  if (isRepeated && isNullable(body)) return { alive: Infinity, work: Infinity };
  const { alive, work } = costOf(body, isRepeated ? union(starts, follow) : follow, bounds);
  const turns = Math.min(max, bounds.length);
  const isExitDecided = min === max || (!isNullable(body) && isDisjoint(starts, follow));
  if (alive === 1) {
    // One way through all turns: each character is read once, and at each of them one failing exit may be tried.
    const straight = Math.min(turns * (work + bounds.failSteps), (bounds.length + 1) * 2 * bounds.failSteps);
    return { alive: isExitDecided ? 1 : Math.max(1, turns - min + 1), work: straight + bounds.failSteps };
  }
  const aliveByTurn = powers(alive, turns);
  return {
    alive: isExitDecided ? (aliveByTurn.at(-1) ?? 1) : sum(aliveByTurn),
    work: sum(aliveByTurn) * (work + bounds.failSteps),
  };
}

/** 1, base, base² … for each turn. A few turns already exceed any limit. */
function powers(base: number, turns: number): readonly number[] {
  const most = Math.min(turns, 64);
  const all = Array.from({ length: most + 1 }, (_, turn) => base ** turn);
  return turns > most ? [...all, Infinity] : all;
}

/** Whether the next character decides between several ways. */
function isDecided(starts: readonly CharSet[]): boolean {
  return starts.every((set, index) => starts.slice(index + 1).every((other) => isDisjoint(set, other)));
}

/** The characters that a match may start with. Where it may be empty, those that follow it are included. */
function startsOf(pattern: Pattern, follow: CharSet): CharSet {
  switch (pattern.kind) {
    case 'set':
      return pattern.set;
    case 'edge':
    case 'lookahead':
      return follow;
    case 'sequence':
      return pattern.items.reduceRight((next, item) => startsOf(item, next), follow);
    case 'choice':
      return union(...pattern.ways.map((way) => startsOf(way, follow)));
    case 'loop':
      if (pattern.max === 0) return follow;
      return pattern.min === 0 || isNullable(pattern.body)
        ? union(startsOf(pattern.body, follow), follow)
        : startsOf(pattern.body, follow);
  }
}

/** Whether it can match the empty text. */
export function isNullable(pattern: Pattern): boolean {
  switch (pattern.kind) {
    case 'set':
      return false;
    case 'edge':
    case 'lookahead':
      return true;
    case 'sequence':
      return pattern.items.every(isNullable);
    case 'choice':
      return pattern.ways.some(isNullable);
    case 'loop':
      return pattern.min === 0 || isNullable(pattern.body);
  }
}

function sizeOf(pattern: Pattern): number {
  return 1 + sum(partsOf(pattern).map(sizeOf));
}

/** Steps in lookaheads, which each failing match may run again. One at the very start runs once and does not count. */
function workOfLooks(pattern: Pattern, length: number): number {
  const lookaheadsIn = (part: Pattern): readonly Pattern[] => [
    ...(part.kind === 'lookahead' ? [part] : []),
    ...partsOf(part).flatMap(lookaheadsIn),
  ];
  const allLookaheads = lookaheadsIn(pattern);
  const leadingLookaheads = leadingLooks(pattern);
  const laterLookaheads = allLookaheads.filter((look) => !leadingLookaheads.includes(look));
  // A lookaround inside another is not analysed.
  if (allLookaheads.some((look) => partsOf(look).flatMap(lookaheadsIn).length > 0)) return Infinity;
  return sum(laterLookaheads.map((look) => costOf(look, noCharacter, { length, failSteps: sizeOf(pattern) }).work));
}

function leadingLooks(pattern: Pattern): readonly Pattern[] {
  if (pattern.kind !== 'sequence') return [];
  const first = pattern.items.findIndex(({ kind }) => kind !== 'lookahead' && kind !== 'edge');
  return pattern.items.slice(0, first === -1 ? undefined : first).filter(({ kind }) => kind === 'lookahead');
}

function partsOf(pattern: Pattern): readonly Pattern[] {
  switch (pattern.kind) {
    case 'set':
    case 'edge':
      return [];
    case 'sequence':
      return pattern.items;
    case 'choice':
      return pattern.ways;
    case 'loop':
    case 'lookahead':
      return [pattern.body];
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
