/**
 * The ids of a wished order that may stay where they are, so that only the others have to be placed: the heaviest
 * common subsequence of `wished` and `current`.
 */
export function stableIds(
  current: readonly string[],
  wished: readonly string[],
  weightOf: (id: string) => number,
): ReadonlySet<string> {
  const places = new Map(current.map((id, index) => [id, index]));
  const known = wished.filter((id) => places.has(id));
  const best: { readonly weight: number; readonly before: number }[] = [];
  known.forEach((id, index) => {
    let [weight, before] = [0, -1];
    known.slice(0, index).forEach((other, otherIndex) => {
      const one = best[otherIndex];
      if (one === undefined || one.weight <= weight || (places.get(other) ?? 0) >= (places.get(id) ?? 0)) return;
      [weight, before] = [one.weight, otherIndex];
    });
    best.push({ weight: weight + weightOf(id), before });
  });
  const heaviest = best.reduce((found, { weight }, index) => (weight > (best[found]?.weight ?? 0) ? index : found), 0);
  const stable = new Set<string>();
  for (let index = best.length === 0 ? -1 : heaviest; index >= 0; index = best[index]?.before ?? -1) {
    const id = known[index];
    if (id !== undefined) stable.add(id);
  }
  return stable;
}
