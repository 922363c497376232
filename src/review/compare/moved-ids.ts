/** The ids of a list that moved: the fewest that explain the new order. Ids in only one list do not count. */
export function movedIds(before: readonly string[], after: readonly string[]): readonly string[] {
  const places = new Map(before.map((id, index) => [id, index]));
  const common = after.filter((id) => places.has(id));
  const unmovedIds = new Set(longestRising(common.map((id) => places.get(id) ?? 0)).map((index) => before[index]));
  return common.filter((id) => !unmovedIds.has(id));
}

/** The longest increasing subsequence of a list. */
function longestRising(values: readonly number[]): readonly number[] {
  const lengths = values.map(() => 1);
  const previous = values.map(() => -1);
  values.forEach((value, index) => {
    for (let earlier = 0; earlier < index; earlier += 1) {
      const length = (lengths[earlier] ?? 0) + 1;
      if ((values[earlier] ?? 0) >= value || length <= (lengths[index] ?? 0)) continue;
      lengths[index] = length;
      previous[index] = earlier;
    }
  });
  const rising: number[] = [];
  for (let index = lengths.indexOf(Math.max(0, ...lengths)); index >= 0; index = previous[index] ?? -1)
    rising.unshift(values[index] ?? 0);
  return rising;
}
