/** Names are short; a longer one is compared by its start only. */
const longest = 48;

/** The candidate that is most likely meant, or nothing where none is near: at most a third of its letters differ. */
export function nearest(name: string, candidates: Iterable<string>): string | undefined {
  const wanted = name.slice(0, longest).toLowerCase();
  const rows = [new Uint8Array(longest + 1), new Uint8Array(longest + 1), new Uint8Array(longest + 1)] as const;
  let best: string | undefined;
  let most = longest;
  for (const candidate of candidates) {
    const allowed = Math.min(most, Math.max(2, Math.floor(candidate.length / 3)), candidate.length - 1);
    if (Math.abs(candidate.length - wanted.length) > allowed) continue;
    const distance = editDistance(wanted, candidate.slice(0, longest).toLowerCase(), allowed, rows);
    if (distance > allowed) continue;
    best = candidate;
    most = distance - 1;
    if (most < 0) break;
  }
  return best;
}

type Rows = readonly [Uint8Array, Uint8Array, Uint8Array];

/** Letters to insert, remove, replace or swap with their neighbour; stops once it is sure to be more than `allowed`. */
function editDistance(from: string, to: string, allowed: number, rows: Rows): number {
  let [beforeLast, last, current] = rows;
  for (let column = 0; column <= to.length; column += 1) last[column] = column;
  for (let row = 1; row <= from.length; row += 1) {
    let least = row;
    current[0] = row;
    for (let column = 1; column <= to.length; column += 1) {
      const code = from.charCodeAt(row - 1);
      const isSame = code === to.charCodeAt(column - 1);
      const isSwapped =
        row > 1 &&
        column > 1 &&
        code === to.charCodeAt(column - 2) &&
        from.charCodeAt(row - 2) === to.charCodeAt(column - 1);
      let cost = Math.min(at(current, column - 1) + 1, at(last, column) + 1, at(last, column - 1) + (isSame ? 0 : 1));
      if (isSwapped) cost = Math.min(cost, at(beforeLast, column - 2) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > allowed + 1) return least;
    [beforeLast, last, current] = [last, current, beforeLast];
  }
  return at(last, to.length);
}

function at(row: Uint8Array, index: number): number {
  return row[index] ?? 0;
}
