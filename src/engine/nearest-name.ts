import { distance } from 'fastest-levenshtein';

/** Names are short, so only the start of a longer one is compared. */
const maxCompared = 48;

/**
 * The candidate that is most likely meant: at most two of its letters, or a third of them, differ, or it begins as the
 * name does. Never the opposite of the name.
 */
export function nearestName(name: string, candidates: Iterable<string>): string | undefined {
  const names = [...candidates].filter((candidate) => !isOpposite(candidate, name));
  return nearestBySpelling(name, names) ?? nearestByBeginning(name, names);
}

/** `registration` and `FISHING` mean `register` and `FISH`: they begin with most letters of the last word. */
function nearestByBeginning(name: string, candidates: readonly string[]): string | undefined {
  const [head, tail] = splitAtLastDot(name);
  const shared = candidates.map((candidate) => {
    const [start, end] = splitAtLastDot(candidate);
    const length = start === head ? countSameLetters(tail, end) : 0;
    return { candidate, length, isEnough: length >= 4 && length * 4 >= end.length * 3 };
  });
  return shared.filter(({ isEnough }) => isEnough).sort((one, other) => other.length - one.length)[0]?.candidate;
}

function splitAtLastDot(name: string): readonly [head: string, tail: string] {
  const at = name.lastIndexOf('.') + 1;
  return [name.slice(0, at), name.slice(at).toLowerCase()];
}

function countSameLetters(one: string, other: string): number {
  const firstDifference = [...one].findIndex((letter, index) => letter !== other[index]);
  return firstDifference < 0 ? one.length : firstDifference;
}

function nearestBySpelling(name: string, candidates: readonly string[]): string | undefined {
  const wanted = name.slice(0, maxCompared).toLowerCase();
  let best: string | undefined;
  let bestDistance = maxCompared;
  for (const candidate of candidates) {
    const maxDistance = Math.min(bestDistance, Math.max(2, Math.floor(candidate.length / 3)), candidate.length - 1);
    if (Math.abs(candidate.length - wanted.length) > maxDistance) continue;
    const letterDistance = distance(wanted, candidate.slice(0, maxCompared).toLowerCase());
    // Of two as near, one that begins with the name: `LOT` means `LOTT`, not `HOT`.
    const isBetter =
      best === undefined || letterDistance < bestDistance || (begins(candidate, wanted) && !begins(best, wanted));
    if (letterDistance > maxDistance || !isBetter) continue;
    best = candidate;
    bestDistance = letterDistance;
    if (bestDistance === 0) break;
  }
  return best;
}

function begins(candidate: string, name: string): boolean {
  return candidate.toLowerCase().startsWith(name);
}

/**
 * The only near candidate: at most two letters differ and at most a third of them, unless only their order does. Never
 * the opposite of the name, nor one that differs in digits alone.
 */
export function onlyNear(name: string, candidates: Iterable<string>): string | undefined {
  const byDistance = [...candidates].map((candidate) => ({ candidate, away: distance(name, candidate) }));
  const [best, next] = byDistance.sort((left, right) => left.away - right.away);
  const hasSameLetters = best !== undefined && lettersOf(best.candidate) === lettersOf(name);
  const isNear = best !== undefined && best.away <= 2 && (hasSameLetters || best.away * 3 <= best.candidate.length);
  const isOnly = isNear && (next === undefined || next.away > best.away);
  // `agent2` beside `agent` may be a name of its own.
  const isNameOfItsOwn =
    isOnly && (withoutDigits(best.candidate) === withoutDigits(name) || isOpposite(best.candidate, name));
  return isOnly && !isNameOfItsOwn ? best.candidate : undefined;
}

/** Words that turn a name into its opposite: `unlisted`, `hasNoSlots`. */
const negations: ReadonlySet<string> = new Set(['un', 'no', 'in', 'im', 'de', 'dis', 'non', 'not']);
/** Signs that do the same at the start of a name: `!paused`. */
const negationSigns: ReadonlySet<string> = new Set(['!', '-', '~', '¬']);

/** Whether one name is the other with a negation in it. */
function isOpposite(one: string, other: string): boolean {
  const [shorter, longer] = one.length < other.length ? [one, other] : [other, one];
  return [...shorter, ''].some((_, start) => {
    const extraLetters = longer.slice(start, start + longer.length - shorter.length);
    const withoutExtra = `${longer.slice(0, start)}${longer.slice(start + extraLetters.length)}`;
    const negates = negations.has(extraLetters.toLowerCase()) || (start === 0 && negationSigns.has(extraLetters));
    return negates && withoutExtra.toLowerCase() === shorter.toLowerCase();
  });
}

function withoutDigits(name: string): string {
  return name.replace(/\d/g, '');
}

/** The letters in one order: two letters that changed places compare equal. */
function lettersOf(name: string): string {
  return [...name].sort().join('');
}
