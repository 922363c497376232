/** Characters as sorted, separate ranges of code points. The end of the text counts as character -1. */
export type CharSet = readonly (readonly [from: number, to: number])[];

const maxCodePoint = 0x10ffff;

export const noCharacter: CharSet = [];
export const anyCharacter: CharSet = [[0, maxCodePoint]];
export const textEnd: CharSet = [[-1, -1]];

export function range(from: number, to = from): CharSet {
  return [[from, to]];
}

export function union(...sets: readonly CharSet[]): CharSet {
  const merged: [number, number][] = [];
  for (const [from, to] of sets.flat().sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last !== undefined && from <= last[1] + 1) last[1] = Math.max(last[1], to);
    else merged.push([from, to]);
  }
  return merged;
}

/** Every character that is not in a set; never the text's end. */
export function complement(set: CharSet): CharSet {
  const rest: [number, number][] = [];
  let next = 0;
  for (const [from, to] of union(set)) {
    if (to < 0) continue;
    if (from > next) rest.push([next, from - 1]);
    next = to + 1;
  }
  if (next <= maxCodePoint) rest.push([next, maxCodePoint]);
  return rest;
}

export function isDisjoint(a: CharSet, b: CharSet): boolean {
  return a.every(([from, to]) => b.every(([start, end]) => to < start || end < from));
}

export const digits: CharSet = [[48, 57]];
export const wordCharacters: CharSet = union(digits, range(65, 90), range(95), range(97, 122));
export const spaces: CharSet = union(
  range(9, 13),
  range(32),
  range(0xa0),
  range(0x1680),
  range(0x2000, 0x200a),
  range(0x2028, 0x2029),
  range(0x202f),
  range(0x205f),
  range(0x3000),
  range(0xfeff),
);
/** Characters that a dot does not match. */
export const lineEnds: CharSet = union(range(10), range(13), range(0x2028, 0x2029));
