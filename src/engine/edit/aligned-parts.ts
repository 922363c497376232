/** A part of one list and the part of another that it becomes. Without `from` it is new, without `to` it goes. */
export type AlignedPart = { readonly from?: number; readonly to?: number };

/** The smallest changes of a list into another, in their order: parts that stay, become others, come and go. */
export function alignedParts<T>(
  before: readonly T[],
  after: readonly T[],
  isSame: (one: T, other: T) => boolean,
): readonly AlignedPart[] {
  const aligned: AlignedPart[] = [];
  let [from, to] = [0, 0];
  const closeGap = (fromEnd: number, toEnd: number) => {
    for (; from < fromEnd || to < toEnd; from += 1, to += 1)
      aligned.push({ ...(from < fromEnd && { from }), ...(to < toEnd && { to }) });
    [from, to] = [fromEnd, toEnd];
  };
  for (const [sameFrom, sameTo] of longestCommon(before, after, isSame)) {
    closeGap(sameFrom, sameTo);
    aligned.push({ from: sameFrom, to: sameTo });
    [from, to] = [sameFrom + 1, sameTo + 1];
  }
  closeGap(before.length, after.length);
  return aligned;
}

/** The longest common subsequence of two lists, as pairs of indices. */
function longestCommon<T>(before: readonly T[], after: readonly T[], isSame: (one: T, other: T) => boolean) {
  const width = after.length + 1;
  const lengths = new Array<number>((before.length + 1) * width).fill(0);
  const lengthAt = (from: number, to: number) => lengths[from * width + to] ?? 0;
  const areSame = (from: number, to: number) => {
    const [one, other] = [before[from], after[to]];
    return one !== undefined && other !== undefined && isSame(one, other);
  };
  for (let from = before.length - 1; from >= 0; from -= 1)
    for (let to = after.length - 1; to >= 0; to -= 1)
      lengths[from * width + to] = areSame(from, to)
        ? lengthAt(from + 1, to + 1) + 1
        : Math.max(lengthAt(from + 1, to), lengthAt(from, to + 1));
  const pairs: (readonly [number, number])[] = [];
  for (let [from, to] = [0, 0]; from < before.length && to < after.length; ) {
    if (areSame(from, to)) pairs.push([from++, to++]);
    else if (lengthAt(from + 1, to) >= lengthAt(from, to + 1)) from += 1;
    else to += 1;
  }
  return pairs;
}
