import { distance } from 'fastest-levenshtein';

/** Names are short; a longer one is compared by its start only. */
const longest = 48;

/** The candidate that is most likely meant, or nothing where none is near: at most a third of its letters differ. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.slice(0, longest).toLowerCase();
  let best: string | undefined;
  let most = longest;
  for (const candidate of candidates) {
    const allowed = Math.min(most, Math.max(2, Math.floor(candidate.length / 3)), candidate.length - 1);
    if (Math.abs(candidate.length - wanted.length) > allowed) continue;
    const found = distance(wanted, candidate.slice(0, longest).toLowerCase());
    if (found > allowed) continue;
    best = candidate;
    most = found - 1;
    if (most < 0) break;
  }
  return best;
}

/** The candidate that alone can be meant: at most two letters differ, and no other is as near. */
export function onlyNear(name: string, candidates: Iterable<string>): string | undefined {
  const found = [...candidates].map((candidate) => ({ candidate, away: distance(name, candidate) }));
  const [best, next] = found.sort((left, right) => left.away - right.away);
  const isTurned = best !== undefined && lettersOf(best.candidate) === lettersOf(name);
  const isNear = best !== undefined && best.away <= 2 && (isTurned || best.away * 3 <= best.candidate.length);
  return isNear && (next === undefined || next.away > best.away) ? best.candidate : undefined;
}

/** The letters in one order, so that two that were turned round are the same. */
function lettersOf(name: string): string {
  return [...name].sort().join('');
}
