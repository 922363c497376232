/** The first row of each key. */
export function uniqueBy<Row>(rows: readonly Row[], keyOf: (row: Row) => unknown): readonly Row[] {
  const seenKeys = new Set<unknown>();
  return rows.filter((row) => {
    const key = keyOf(row);
    const isNew = !seenKeys.has(key);
    seenKeys.add(key);
    return isNew;
  });
}
