import type { CharSet } from './char-set';
import type { Pattern } from './parse-pattern';

/** Lengths as bits: bit 3 is set if 3 is one of the lengths. */
export type Lengths = bigint;

const empty: Lengths = 1n;

type Counting = { readonly isUnicode: boolean; readonly most: number };

/**
 * The lengths that a match can have, up to `most`, in UTF-16 units as Java and JavaScript count. A length that is
 * missing cannot match; a length that is there may. `isUnicode`: the pattern was read by code points.
 */
export function matchLengths(pattern: Pattern, { isUnicode, most }: Counting): Lengths {
  const room = (1n << BigInt(most + 1)) - 1n;
  const lengthsOf = (part: Pattern): Lengths => {
    switch (part.kind) {
      case 'set':
        return (isUnicode ? unitsOf(part.set) : part.set.length > 0 ? 2n : 0n) & room;
      case 'edge':
      case 'ahead':
        return empty;
      case 'sequence':
        return part.items.reduce((sum, item) => plus(sum, lengthsOf(item), room), empty);
      case 'choice':
        return part.ways.reduce((all, way) => all | lengthsOf(way), 0n);
      case 'loop': {
        const once = lengthsOf(part.body);
        const more = Math.min(part.max, most) - part.min;
        return plus(times(once, part.min, room), times(once | empty, Math.max(0, more), room), room);
      }
    }
  };
  return lengthsOf(pattern);
}

/** The lengths of a set from one bound to another. */
export function within(lengths: Lengths, least: number, most: number): Lengths {
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
function plus(left: Lengths, right: Lengths, room: Lengths): Lengths {
  const [few, many] = left < right ? [left, right] : [right, left];
  if (few === 0n) return 0n;
  const bits = few.toString(2);
  const least = bits.length - 1 - bits.lastIndexOf('1');
  // Nearly all sets are one range, such as 4 to 12.
  const sums = bits.includes('01')
    ? listLengths(few).reduce((all, length) => all | (many << BigInt(length)), 0n)
    : spread(many, bits.length - 1 - least) << BigInt(least);
  return sums & room;
}

/** Each length, and each with 1, 2, … up to `reach` more. */
function spread(lengths: Lengths, reach: number): Lengths {
  let [all, done] = [lengths, 0];
  while (done < reach) {
    const step = Math.min(done + 1, reach - done);
    all |= all << BigInt(step);
    done += step;
  }
  return all;
}

function times(lengths: Lengths, count: number, room: Lengths): Lengths {
  let [power, result] = [lengths, empty];
  for (let rest = count; rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = plus(result, power, room);
    if (rest > 1) power = plus(power, power, room);
  }
  return result;
}
