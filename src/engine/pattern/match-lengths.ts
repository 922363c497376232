import type { CharSet } from './char-set';
import type { Pattern } from './parse-pattern';

/** Lengths as bits: bit 3 is set if 3 is one of the lengths. */
export type Lengths = bigint;

const emptyLength: Lengths = 1n;

type LengthOptions = { readonly isUnicode: boolean; readonly most: number };

/**
 * The lengths that a match can have, up to `most`, in UTF-16 units as Java and JavaScript count. A length that is
 * missing cannot match; a length that is there may. `isUnicode`: the pattern was read by code points.
 */
export function matchLengths(pattern: Pattern, { isUnicode, most }: LengthOptions): Lengths {
  const mask = (1n << BigInt(most + 1)) - 1n;
  const lengthsOf = (part: Pattern): Lengths => {
    switch (part.kind) {
      case 'set':
        return (isUnicode ? unitsOf(part.set) : part.set.length > 0 ? 2n : 0n) & mask;
      case 'edge':
      case 'lookahead':
        return emptyLength;
      case 'sequence':
        return part.items.reduce((sum, item) => sums(sum, lengthsOf(item), mask), emptyLength);
      case 'choice':
        return part.ways.reduce((all, way) => all | lengthsOf(way), 0n);
      case 'loop': {
        const once = lengthsOf(part.body);
        const more = Math.min(part.max, most) - part.min;
        return sums(multiples(once, part.min, mask), multiples(once | emptyLength, Math.max(0, more), mask), mask);
      }
    }
  };
  return lengthsOf(pattern);
}

/** The lengths of a set from one bound to another. */
export function lengthsBetween(lengths: Lengths, least: number, most: number): Lengths {
  return least > most ? 0n : (lengths >> BigInt(least)) & ((1n << BigInt(most - least + 1)) - 1n);
}

/** The lengths as numbers, the shortest first. */
export function listLengths(lengths: Lengths): readonly number[] {
  const bits = lengths.toString(2);
  return [...bits].flatMap((bit, index) => (bit === '1' ? [bits.length - 1 - index] : [])).reverse();
}

/** One unit, or two beyond the first plane of Unicode. A mixed set has both. */
function unitsOf(set: CharSet): Lengths {
  const hasOne = set.some(([from]) => from <= 0xffff);
  const hasTwo = set.some(([, to]) => to > 0xffff);
  return (hasOne ? 2n : 0n) | (hasTwo ? 4n : 0n);
}

/** Every sum of a length of one set and a length of the other. */
function sums(left: Lengths, right: Lengths, mask: Lengths): Lengths {
  const [smaller, larger] = left < right ? [left, right] : [right, left];
  if (smaller === 0n) return 0n;
  const bits = smaller.toString(2);
  const least = bits.length - 1 - bits.lastIndexOf('1');
  // Nearly all sets are one range, such as 4 to 12.
  const result = bits.includes('01')
    ? listLengths(smaller).reduce((all, length) => all | (larger << BigInt(length)), 0n)
    : withMore(larger, bits.length - 1 - least) << BigInt(least);
  return result & mask;
}

/** Each length, and each with 1, 2, … up to `reach` more. */
function withMore(lengths: Lengths, reach: number): Lengths {
  let [all, added] = [lengths, 0];
  while (added < reach) {
    const step = Math.min(added + 1, reach - added);
    all |= all << BigInt(step);
    added += step;
  }
  return all;
}

function multiples(lengths: Lengths, count: number, mask: Lengths): Lengths {
  let [power, result] = [lengths, emptyLength];
  for (let rest = count; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = sums(result, power, mask);
    if (rest > 1) power = sums(power, power, mask);
  }
  return result;
}
