/** Lines that stand in one place: those that went, and those that came. */
export type Replaced<T> = { readonly removed: readonly T[]; readonly added: readonly T[] };

/** The places in which two lists differ, by their longest common part. */
export function alignedLines<T>(
  before: readonly T[],
  after: readonly T[],
  keyOf: (line: T) => string,
): readonly Replaced<T>[] {
  const [oldKeys, newKeys] = [before.map(keyOf), after.map(keyOf)];
  const lengths = commonLengths(oldKeys, newKeys);
  const places: { removed: T[]; added: T[] }[] = [];
  let isOpen = false;
  const currentPlace = () => {
    if (!isOpen) places.push({ removed: [], added: [] });
    isOpen = true;
    return places.at(-1);
  };
  for (let old = 0, now = 0; old < before.length || now < after.length; ) {
    const [oldLine, newLine] = [before[old], after[now]];
    if (oldLine !== undefined && newLine !== undefined && oldKeys[old] === newKeys[now]) {
      isOpen = false;
      old += 1;
      now += 1;
    } else if (
      newLine === undefined ||
      (oldLine !== undefined && lengthAt(lengths, old + 1, now) >= lengthAt(lengths, old, now + 1))
    ) {
      if (oldLine !== undefined) currentPlace()?.removed.push(oldLine);
      old += 1;
    } else {
      currentPlace()?.added.push(newLine);
      now += 1;
    }
  }
  return places;
}

type Lengths = readonly (readonly number[])[];

const lengthAt = (lengths: Lengths, old: number, now: number) => lengths[old]?.[now] ?? 0;

/** How many entries two lists have in common from each index on. */
function commonLengths(before: readonly string[], after: readonly string[]): Lengths {
  const lengths: number[][] = Array.from({ length: before.length + 1 }, () => []);
  for (let old = before.length - 1; old >= 0; old -= 1)
    for (let now = after.length - 1; now >= 0; now -= 1) {
      const row = lengths[old] ?? [];
      row[now] =
        before[old] === after[now]
          ? lengthAt(lengths, old + 1, now + 1) + 1
          : Math.max(lengthAt(lengths, old + 1, now), lengthAt(lengths, old, now + 1));
    }
  return lengths;
}
