import type { Pattern } from './parse-pattern';
import { isNullable } from './pattern-cost';

/** Fewest characters before and after a place in a value. */
type Surroundings = { readonly before: number; readonly after: number };

/**
 * False where no value can match: an empty class, an anchor with something beyond it, or a lookaround that always
 * fails.
 */
export function canMatch(pattern: Pattern, surroundings: Surroundings = { before: 0, after: 0 }): boolean {
  switch (pattern.kind) {
    case 'set':
      return pattern.set.length > 0;
    case 'edge':
      return !(pattern.at === 'start' && surroundings.before > 0) && !(pattern.at === 'end' && surroundings.after > 0);
    case 'lookahead':
      return pattern.negative
        ? !matchesAlways(pattern.body)
        : canMatch(pattern.body, { before: surroundings.before, after: 0 });
    case 'sequence':
      return pattern.items.every((item, index) =>
        canMatch(item, {
          before: surroundings.before + minLengthOfAll(pattern.items.slice(0, index)),
          after: surroundings.after + minLengthOfAll(pattern.items.slice(index + 1)),
        }),
      );
    case 'choice':
      return pattern.ways.some((way) => canMatch(way, surroundings));
    case 'loop':
      return pattern.min === 0 || canMatch(pattern.body, surroundings);
  }
}

/** Whether a pattern certainly matches the empty text wherever it stands. */
function matchesAlways(pattern: Pattern): boolean {
  if (pattern.kind === 'edge' || pattern.kind === 'lookahead') return false;
  if (pattern.kind === 'sequence') return pattern.items.every(matchesAlways);
  if (pattern.kind === 'choice') return pattern.ways.some(matchesAlways);
  return pattern.kind === 'loop' && (pattern.min === 0 || matchesAlways(pattern.body));
}

/** Fewest characters that a match of the whole sequence takes. */
function minLengthOfAll(patterns: readonly Pattern[]): number {
  return patterns.reduce((total, pattern) => total + minLength(pattern), 0);
}

function minLength(pattern: Pattern): number {
  if (isNullable(pattern)) return 0;
  switch (pattern.kind) {
    case 'set':
      return 1;
    case 'sequence':
      return minLengthOfAll(pattern.items);
    case 'choice':
      return Math.min(...pattern.ways.map(minLength));
    case 'loop':
      return pattern.min * minLength(pattern.body);
    default:
      return 0;
  }
}
