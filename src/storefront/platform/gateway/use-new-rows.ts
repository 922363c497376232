import { useQueryClient } from '@tanstack/react-query';
import { callOfKey } from './queries/keys';

type PagedQuery<Answer, Row> = {
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
 * they would show twice. `newCount`: how many rows were left out, and thus are new at the top; `renew` reads all pages
 * again.
 */
export function useNewRows<Answer, Row>(
  { page, keyOf, rowsOf, idOf }: PagedQuery<Answer, Row>,
  rows: readonly Row[],
): { readonly rows: readonly Row[]; readonly newCount: number; readonly renew: () => void } {
  const queries = useQueryClient();
  const earlierIds = new Set<string | undefined>();
  for (let earlierPage = 1; earlierPage < page; earlierPage += 1) {
    const answer = queries.getQueryData<Answer>(keyOf(earlierPage));
    for (const row of answer === undefined ? [] : rowsOf(answer)) earlierIds.add(idOf(row));
  }
  const unseenRows = rows.filter((row) => idOf(row) === undefined || !earlierIds.has(idOf(row)));
  const call = callOfKey(keyOf(page));
  return {
    rows: unseenRows,
    newCount: rows.length - unseenRows.length,
    renew: () => void queries.invalidateQueries({ predicate: ({ queryKey }) => callOfKey(queryKey) === call }),
  };
}
