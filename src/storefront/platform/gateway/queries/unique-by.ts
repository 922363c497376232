/** The first row of each key. */
export function uniqueBy<Row>(rows: readonly Row[], keyOf: (row: Row) => unknown): readonly Row[] {
  const seen = new Set<unknown>();
  return rows.filter((row) => {
    const key = keyOf(row);
    const isNew = !seen.has(key);
    seen.add(key);
    return isNew;
  });
}
