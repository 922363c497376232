import { useQueryClient } from '@tanstack/react-query';

type Paged<Answer, Row> = {
  /** Page number, from 1. */
  readonly page: number;
  /** Key of the query of a page. */
  readonly keyOf: (page: number) => readonly unknown[];
  readonly rowsOf: (answer: Answer) => readonly Row[];
  /** Undefined for a row without an id. */
  readonly idOf: (row: Row) => string | undefined;
};

/**
 * The rows of a page that were on no page before it. New rows at the top of a list move others to the next page, where
 * they would show twice. `come` counts the new rows; `renew` reads all pages again.
 */
export function useNewRows<Answer, Row>(
  { page, keyOf, rowsOf, idOf }: Paged<Answer, Row>,
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly come: number; readonly renew: () => void } {
  const queries = useQueryClient();
  const before = new Set<string | undefined>();
  for (let earlier = 1; earlier < page; earlier += 1) {
    const answer = queries.getQueryData<Answer>(keyOf(earlier));
    for (const row of answer === undefined ? [] : rowsOf(answer)) before.add(idOf(row));
  }
  const fresh = rows.filter((row) => idOf(row) === undefined || !before.has(idOf(row)));
  const call = keyOf(page)[2];
  return {
    rows: fresh,
    come: rows.length - fresh.length,
    renew: () => void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[2] === call }),
  };
}
