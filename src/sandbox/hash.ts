/** FNV-1a of code points, mixed: a stable number from 0 to 2³²-1 for a text, so that seed and art stay the same. */
export function hashNumberOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return mix(hash);
}

/** A stable member of a list for a text. */
export function pick<T>(list: readonly [T, ...T[]], text: string): T {
  return list[hashNumberOf(text) % list.length] ?? list[0];
}

/** Spreads a hash: texts that differ in their last letter only must still land far apart. */
function mix(hash: number): number {
  const first = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  const second = Math.imul(first ^ (first >>> 13), 0xc2b2ae35);
  return (second ^ (second >>> 16)) >>> 0;
}
